import { describe, expect, it } from 'vitest'
import { afterAttempt, type DeliveryAttempt, type Webhook } from './webhook.ts'

const first = Temporal.Instant.from('2026-11-21T09:00:00Z')
const webhook: Webhook = {
  id: 'w',
  url: 'https://hooks.donauwerk.example/flights',
  events: ['booking-confirmed'],
  createdAt: first,
  disabledAt: null,
  deliveredAt: null,
}
const attempt = (status: number | null, at = first): DeliveryAttempt => ({ at, status, milliseconds: 12, detail: '' })
const tried = (times: number) => ({
  event: 'booking-confirmed' as const,
  attempts: Array.from({ length: times }, () => attempt(500)),
})

describe('after an attempt to deliver', () => {
  it.each([200, 201, 204, 299])('%i is a delivery', (status) => {
    expect(afterAttempt(webhook, tried(0), attempt(status))).toEqual({ state: 'delivered' })
  })

  it.each([null, 100, 301, 302, 307, 400, 404, 500, 503])(
    '%s is none, and it is tried again after five seconds',
    (status) => {
      const nextAt = first.add({ seconds: 5 })
      expect(afterAttempt(webhook, tried(0), attempt(status))).toEqual({ state: 'due', nextAt })
    },
  )

  it('waits ever longer, and gives up after ten attempts and about three days', () => {
    const pauses: number[] = []
    let at = first
    for (let times = 0; ; times += 1) {
      const after = afterAttempt(webhook, tried(times), attempt(500, at))
      if (after.state !== 'due') break
      pauses.push(at.until(after.nextAt).total('seconds'))
      at = after.nextAt
    }
    expect(pauses).toHaveLength(9)
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
    const days = first.until(at).total('hours') / 24
    expect(days).toBeGreaterThan(3)
    expect(days).toBeLessThan(3.5)
  })

  it('ends Donauwerk’s webhook after the last attempt in vain', () => {
    expect(afterAttempt(webhook, tried(9), attempt(500))).toEqual({ state: 'failed', disables: true })
  })

  it('leaves it on when it has taken something since the first attempt', () => {
    const alive = { ...webhook, deliveredAt: first.add({ hours: 1 }) }
    expect(afterAttempt(alive, tried(9), attempt(500))).toEqual({ state: 'failed', disables: false })
    const before = { ...webhook, deliveredAt: first.subtract({ hours: 1 }) }
    expect(afterAttempt(before, tried(9), attempt(500))).toEqual({ state: 'failed', disables: true })
  })

  it('disables it at once on 410', () => {
    expect(afterAttempt(webhook, tried(0), attempt(410))).toEqual({ state: 'failed', disables: true })
  })

  it('tries a test message once, and ends nothing over it', () => {
    const test = { event: 'test' as const, attempts: [] }
    expect(afterAttempt(webhook, test, attempt(500))).toEqual({ state: 'failed', disables: false })
    expect(afterAttempt(webhook, test, attempt(410))).toEqual({ state: 'failed', disables: false })
  })
})
