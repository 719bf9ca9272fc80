import { describe, expect, it } from 'vitest'
import type { SeatlessProduct } from '#domain/order/order.ts'
import type { Voucher } from '#domain/voucher/voucher.ts'
import { purchaseView } from './purchase-view.ts'

const validUntil = Temporal.Instant.from('2027-11-21T23:00:00Z')
const issued = {
  code: 'FL2D-7KQ2M-9XA4T-C8WPR-3HNVE',
  orderId: 'o',
  position: 0,
  certification: 'fl2d',
  participantId: null,
  issuedAt: validUntil,
  validUntil,
  handedOverAt: null,
  withdrawnAt: null,
} as const

const placedAt = Temporal.Instant.from('2026-11-23T09:00Z')

const view = (product: SeatlessProduct, vouchers: Voucher[], language: 'de' | 'en', now = placedAt) =>
  purchaseView({ product, placedAt, vouchers }, language, now)

describe('an order without seats on its page', () => {
  it('shows three tickets that wait for their vouchers', () => {
    const tickets = { kind: 'self-paced', certification: 'fl2d', tickets: 3, payment: 'invoice' } as const
    expect(view(tickets, [], 'de')).toEqual({
      kind: 'self-paced',
      title: 'Flight Level 2 Design',
      count: 3,
      certification: 'fl2d',
      href: '/de/workshops/flight-level-2-design/self-paced-booking',
      due: 3,
      awaitsContact: false,
      isReturnable: false,
      vouchers: [],
    })
  })

  it('names the last day of a voucher, not the moment after it', () => {
    const ticket = { kind: 'self-paced', certification: 'fl2d', tickets: 1, payment: 'card' } as const
    expect(view(ticket, [issued], 'en').vouchers).toEqual([{ code: issued.code, until: '2027-11-21T22:59:59Z' }])
  })

  it('shows no voucher that was withdrawn', () => {
    const ticket = { kind: 'self-paced', certification: 'fl2d', tickets: 1, payment: 'card' } as const
    expect(view(ticket, [{ ...issued, withdrawnAt: validUntil }], 'en').vouchers).toEqual([])
  })

  it('promises to get in touch about a package only until the two working days are over', () => {
    const realise = { kind: 'package', programme: 'realise', people: 4, certification: null } as const
    expect(view(realise, [], 'en').awaitsContact).toBe(true)
    expect(view(realise, [], 'en', Temporal.Instant.from('2028-01-01T09:00Z')).awaitsContact).toBe(false)
  })

  it('shows Realise under the sign of the introduction that it brings', () => {
    const realise = { kind: 'package', programme: 'realise', people: 4, certification: null } as const
    expect(view(realise, [], 'en')).toMatchObject({
      title: 'Realise Flight Levels',
      certification: 'flin',
      href: '/en/packages/realise',
      due: 4,
    })
  })
})
