import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { stateDiagram } from '#tests/helpers/state-diagram.ts'
import { mayGo, paymentWays } from './payment.ts'

describe('the table of payments', () => {
  it('is the picture in the rules', () => {
    const rules = readFileSync(new URL('../../../docs/rules/payment.md', import.meta.url), 'utf8')
    expect(rules).toContain(`\`\`\`mermaid\n${stateDiagram(paymentWays)}\n\`\`\``)
  })

  it('names each way once', () => {
    const ways = paymentWays.map(({ from, to }) => `${from} ${to}`)
    expect(new Set(ways).size).toBe(ways.length)
  })

  it.each([
    ['paid', 'expired'],
    ['refunded', 'refund-due'],
    ['refunded', 'expired'],
    ['new', 'paid'],
    ['open', 'refunded'],
  ] as const)('has no way from %s to %s', (from, to) => {
    expect(mayGo(from, to)).toBe(false)
  })
})
