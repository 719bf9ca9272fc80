import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { stateDiagram } from '#tests/helpers/state-diagram.ts'
import { paymentWays } from '../workshop/workshop-date.ts'
import { mayOrderGo, purchaseState, purchaseWays } from './purchase.ts'

describe('the table of orders without seats', () => {
  it('is the picture in the rules', () => {
    const rules = readFileSync(new URL('../../../docs/rules/self-paced.md', import.meta.url), 'utf8')
    expect(rules).toContain(`\`\`\`mermaid\n${stateDiagram(purchaseWays)}\n\`\`\``)
  })

  it('names each way once', () => {
    const ways = purchaseWays.map(({ from, to }) => `${from} ${to}`)
    expect(new Set(ways).size).toBe(ways.length)
  })

  it('has the beginnings that the rule gives, and no other', () => {
    const now = Temporal.Instant.from('2026-11-21T08:30:00Z')
    const begins = paymentWays.map((payment) => purchaseState(payment, now).state)
    expect(purchaseWays.filter(({ from }) => from === 'new').map(({ to }) => to)).toEqual([
      ...begins,
      // above a limit
      'awaiting-confirmation',
    ])
  })

  it.each([
    ['cancelled', 'confirmed'],
    ['expired', 'cancelled'],
    ['confirmed', 'expired'],
    ['new', 'cancelled'],
  ] as const)('has no way from %s to %s', (from, to) => {
    expect(mayOrderGo(from, to)).toBe(false)
  })
})
