import type { Order, SeatlessProduct } from '#domain/order/order.ts'
import { defaultTariff } from '#domain/pricing/tariff.ts'
import { packageQuote, ticketQuote } from '#domain/purchase/purchase.ts'
import type { Voucher } from '#domain/voucher/voucher.ts'
import { donauwerkOrder } from './sample-order.ts'

const today = { tariff: defaultTariff, orderedOn: '2026-11-21' }
const buyer = { country: 'AT', hasVatId: true }
const group = { programme: 'now', people: 7, certification: 'flsa' } as const
const issuedAt = Temporal.Instant.from('2026-11-28T09:30:00Z')

const seatless = (product: SeatlessProduct, quote: Order['quote']): Order => ({
  ...donauwerkOrder,
  product,
  quote,
  participants: [],
})

/** Three tickets for the self-paced FL2D. */
export const sampleTickets = seatless(
  { kind: 'self-paced', certification: 'fl2d', tickets: 3, payment: 'card' },
  ticketQuote({ certification: 'fl2d', price: 199_000 }, 3, buyer, today),
)
/** Flight Levels NOW for seven people, as two packages. */
export const samplePackage = seatless({ kind: 'package', ...group }, packageQuote({ ...group, buyer }, today))

/** The vouchers of the three tickets. */
export const sampleVouchers: Voucher[] = [0, 1, 2].map((position) => ({
  code: `FL2D-7KQ2M-9XA4T-C8WPR-3HNV${position}`,
  orderId: donauwerkOrder.id,
  position,
  certification: 'fl2d',
  participantId: null,
  issuedAt,
  validUntil: Temporal.Instant.from('2027-11-28T23:00:00Z'),
  handedOverAt: null,
  withdrawnAt: null,
}))
