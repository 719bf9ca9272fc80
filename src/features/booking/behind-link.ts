import { decideWithdrawal, type WithdrawalRefusal } from '#domain/order/cancellation.ts'
import { isCharged } from '#domain/order/order.ts'
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

export const orderByLink = (reads: Reads, token: string): Promise<OrderWithDate | null> =>
  behind(reads, 'order', token, reads.orderWithDate)

export const orderToConfirm = (reads: Reads, token: string): Promise<OrderWithDate | null> =>
  behind(reads, 'address', token, reads.orderWithDate)

/** The order whose invoice the organiser may note as paid, behind the link of the office. */
export const orderToPay = (reads: Reads, token: string): Promise<OrderToPay | null> =>
  behind(reads, 'payment', token, async (id) => {
    const found = await reads.orderWithDate(id)
    return found && { ...found, paidAt: await reads.paidAt(id) }
  })

export const registrationByLink = (reads: Reads, token: string): Promise<RegistrationWithDate | null> =>
  behind(reads, 'registration', token, reads.registration)

/** The registration that the organiser may offer seats to, behind the link of the office. */
export const registrationToOffer = (reads: Reads, token: string): Promise<RegistrationWithDate | null> =>
  behind(reads, 'offer', token, reads.registration)

export const withdrawalByLink = (reads: Reads, token: string): Promise<Withdrawal | null> =>
  behind(reads, 'withdrawal', token, reads.withdrawal)

/** Why a link cannot complete a withdrawal. An order that was cancelled at a cost before is `charged`: the office decides whether that cost stays. */
export type DeclaredRefusal = WithdrawalRefusal['reason'] | 'charged'

interface OrderToWithdraw extends OrderWithDate {
  /** At the time of its receipt; null when the link can complete it. */
  refusal: DeclaredRefusal | null
}

/** The order of a declaration; null where none belongs to it. */
export async function orderToWithdraw(
  reads: Pick<Reads, 'orderWithDate' | 'vouchers'>,
  { orderId, receivedAt }: Pick<Withdrawal, 'orderId' | 'receivedAt'>,
): Promise<OrderToWithdraw | null> {
  const found = orderId === null ? null : await reads.orderWithDate(orderId)
  if (!found) return null
  return { ...found, refusal: refusalOf({ ...found, vouchers: await reads.vouchers(found.order.id) }, receivedAt) }
}

type Withdrawn = Parameters<typeof decideWithdrawal>[0] & Pick<OrderWithDate, 'order'>

function refusalOf(withdrawn: Withdrawn, receivedAt: Temporal.Instant): DeclaredRefusal | null {
  const decision = decideWithdrawal(withdrawn, receivedAt)
  if (decision.outcome === 'done') return null
  const { reason } = decision.refusal
  const { cancelled } = withdrawn.order
  return reason === 'not-open' && cancelled && isCharged(cancelled) ? 'charged' : reason
}

/** The oldest declaration about an order that nothing has come of yet; null without one. */
export async function openDeclaration(reads: Pick<Reads, 'openWithdrawal'>, ordered: Withdrawn) {
  const declared = await reads.openWithdrawal(ordered.order.id)
  return declared && { receivedAt: declared.receivedAt, refusal: refusalOf(ordered, declared.receivedAt) }
}
