import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { stateDiagram } from '#tests/helpers/state-diagram.ts'
import { mayGo, transitions } from './registration.ts'

describe('the table of transitions', () => {
  it('is the picture in the rules', () => {
    const rules = readFileSync(new URL('../../../docs/rules/waitlist.md', import.meta.url), 'utf8')
    expect(rules).toContain(`\`\`\`mermaid\n${stateDiagram(transitions)}\n\`\`\``)
  })

  it('names each way once', () => {
    const ways = transitions.map(({ from, to }) => `${from} ${to}`)
    expect(new Set(ways).size).toBe(ways.length)
  })

  it.each([
    ['cancelled', 'confirmed'],
    ['expired', 'offered'],
    ['confirmed', 'waiting'],
    ['confirmed', 'gone'],
    ['waiting', 'confirmed'],
  ] as const)('has no way from %s to %s', (from, to) => {
    expect(mayGo(from, to)).toBe(false)
  })
})
