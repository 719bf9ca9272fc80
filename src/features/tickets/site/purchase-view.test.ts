import { describe, expect, it } from 'vitest'
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

describe('an order without seats on its page', () => {
  it('shows three tickets that wait for their vouchers', () => {
    const tickets = { kind: 'self-paced', certification: 'fl2d', tickets: 3, payment: 'invoice' } as const
    expect(purchaseView(tickets, [], 'de')).toEqual({
      kind: 'self-paced',
      title: 'Flight Level 2 Design',
      count: 3,
      certification: 'fl2d',
      href: '/de/workshops/flight-level-2-design/self-paced-booking',
      due: 3,
      vouchers: [],
    })
  })

  it('names the last day of a voucher, not the moment after it', () => {
    const ticket = { kind: 'self-paced', certification: 'fl2d', tickets: 1, payment: 'card' } as const
    expect(purchaseView(ticket, [issued], 'en').vouchers).toEqual([
      { code: issued.code, until: '2027-11-21T22:59:59Z' },
    ])
  })

  it('shows no voucher that was withdrawn', () => {
    const ticket = { kind: 'self-paced', certification: 'fl2d', tickets: 1, payment: 'card' } as const
    expect(purchaseView(ticket, [{ ...issued, withdrawnAt: validUntil }], 'en').vouchers).toEqual([])
  })

  it('shows Realise under the sign of the introduction that it brings', () => {
    const realise = { kind: 'package', programme: 'realise', people: 4, certification: null } as const
    expect(purchaseView(realise, [], 'en')).toMatchObject({
      title: 'Realise Flight Levels',
      certification: 'flin',
      href: '/en/packages/realise',
      due: 4,
    })
  })
})
