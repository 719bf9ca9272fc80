import { decideWithdrawal, type WithdrawalRefusal } from '#domain/order/cancellation.ts'
import type { Order } from '#domain/order/order.ts'
import { resolveToken } from '#features/personal-links/personal-links.ts'
import type { LinkPurpose, Reads } from '#platform/ports.ts'
import type { OrderWithDate, RegistrationWithDate, Withdrawal } from './records.ts'

export interface OrderToPay extends OrderWithDate {
  /** When the money was seen; null while it was not. */
  paidAt: Temporal.Instant | null
}

/** What a personal link opens by its token; each gives null for anything else. */
async function behind<Found>(
  reads: Reads,
  purpose: LinkPurpose,
  token: string,
  read: (id: string) => Promise<Found | null>,
): Promise<Found | null> {
  const id = await resolveToken(reads, purpose, token)
  return id === null ? null : read(id)
}

/** The order of the booker. */
export const orderByLink = (reads: Reads, token: string): Promise<OrderWithDate | null> =>
  behind(reads, 'order', token, reads.orderWithDate)

/** The order whose address the link confirms. */
export const orderToConfirm = (reads: Reads, token: string): Promise<OrderWithDate | null> =>
  behind(reads, 'address', token, reads.orderWithDate)

/** The order whose invoice the organiser may note as paid, behind the link of the office. */
export const orderToPay = (reads: Reads, token: string): Promise<OrderToPay | null> =>
  behind(reads, 'payment', token, async (id) => {
    const found = await reads.orderWithDate(id)
    return found && { ...found, paidAt: await reads.paidAt(id) }
  })

/** The registration on the waitlist. */
export const registrationByLink = (reads: Reads, token: string): Promise<RegistrationWithDate | null> =>
  behind(reads, 'registration', token, reads.registration)

/** The registration that the organiser may offer seats to, behind the link of the office. */
export const registrationToOffer = (reads: Reads, token: string): Promise<RegistrationWithDate | null> =>
  behind(reads, 'offer', token, reads.registration)

/** The declaration of withdrawal behind the link in its receipt. */
export const withdrawalByLink = (reads: Reads, token: string): Promise<Withdrawal | null> =>
  behind(reads, 'withdrawal', token, reads.withdrawal)

interface OrderToWithdraw extends OrderWithDate {
  /** Why the link cannot complete it at the time of its receipt; null when it can. */
  refusal: WithdrawalRefusal['reason'] | null
  /** It was cancelled at a cost before: the office decides whether that cost stays. */
  isCharged: boolean
}

/** The order of a declaration; null where none belongs to it. */
export async function orderToWithdraw(
  reads: Pick<Reads, 'orderWithDate' | 'vouchers'>,
  { orderId, receivedAt }: Pick<Withdrawal, 'orderId' | 'receivedAt'>,
): Promise<OrderToWithdraw | null> {
  const found = orderId === null ? null : await reads.orderWithDate(orderId)
  if (!found) return null
  const refusal = refusalOf({ ...found, vouchers: await reads.vouchers(found.order.id) }, receivedAt)
  return { ...found, refusal, isCharged: refusal === 'not-open' && wasCharged(found.order) }
}

/** Whether it was cancelled at a cost. */
export const wasCharged = ({ cancelled }: Pick<Order, 'cancelled'>) => (cancelled?.fee ?? 'none') !== 'none'

type Withdrawn = Parameters<typeof decideWithdrawal>[0]

function refusalOf(withdrawn: Withdrawn, receivedAt: Temporal.Instant): OrderToWithdraw['refusal'] {
  const decision = decideWithdrawal(withdrawn, receivedAt)
  return decision.outcome === 'refused' ? decision.refusal.reason : null
}

/** The oldest declaration about an order that nothing has come of yet; null without one. */
export async function openDeclaration(
  reads: Pick<Reads, 'withdrawalOpenSince'>,
  ordered: Withdrawn & Pick<OrderWithDate, 'order'>,
) {
  const receivedAt = await reads.withdrawalOpenSince(ordered.order.id)
  return receivedAt && { receivedAt, refusal: refusalOf(ordered, receivedAt) }
}
