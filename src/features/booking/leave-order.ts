import type { Cents } from '#domain/money.ts'
import type { Actor } from '#domain/office/member.ts'
import { decideLeave, type LeaveRefusal } from '#domain/order/change-order.ts'
import { emailKey } from '#domain/participant/participant.ts'
import type { Quote } from '#domain/pricing/quote.ts'
import { done, type Refusal, type Result, refused } from '#domain/result.ts'
import { takeBack, vouchersWith } from '#domain/voucher/voucher.ts'
import { cancelInvoice, issueInvoice } from '#features/invoicing/issue-invoice.ts'
import { updatePaid } from '#features/payment/record-payment.ts'
import { type CreatePorts, type Stores, seatsTag } from '#platform/ports.ts'
import type { NamedParticipant } from './records.ts'
import { type LockedOrder, leaveCalendars, orderUnderLock, promoteWaitlist } from './transition-registrations.ts'

export interface LeaveOrder {
  orderId: string
  participantIds: readonly string[]
  actor: Actor
  /** Of the office, which also takes out someone who can no longer leave for nothing. */
  reason?: string | undefined
  /** What the booker was shown that the order costs then; nothing is done where it is another sum. */
  agreedGross?: Cents | undefined
}

/** `voucher-out`: this person may have used the voucher of their introduction, so the office looks. */
type Unable = LeaveRefusal | 'voucher-out' | 'costs-changed'

type LeaveOrderOutcome = Result<object, Refusal<Exclude<Unable, 'gone'> | 'unknown'>>

/**
 * Takes some of several participants out of an order (docs/rules/changes.md): the seats go to the waitlist, the order costs what it would for those
 * who are left, and its invoice is taken back and issued again, in one transaction, with one mail to the booker. The same form sent again finds them gone,
 * and does nothing.
 */
export async function leaveOrder(ports: CreatePorts, command: LeaveOrder): Promise<LeaveOrderOutcome> {
  const now = ports.clock.now()
  return ports.transactions.run(async (stores) => {
    const locked = await orderUnderLock(stores, command.orderId, now)
    if (!locked) return refused('unknown')
    const leaving: Leaving[] = []
    let { order } = locked
    for (const participantId of command.participantIds) {
      const one = await decide(stores, { ...locked, order }, { ...command, participantId }, now)
      if (one.outcome === 'done') {
        leaving.push(one)
        order = {
          ...order,
          participants: order.participants.filter(({ id }) => id !== participantId),
          quote: one.quote,
        }
      } else if (one.refusal.reason !== 'gone') return refused(one.refusal.reason)
    }
    const isOfBooker = ({ person: { email } }: Leaving) => emailKey(email) === emailKey(order.booker.email)
    const [first, ...others] = leaving.toSorted((one, other) => Number(isOfBooker(other)) - Number(isOfBooker(one)))
    if (!first) return done
    const revision = await takeOut(stores, locked, { ...command, leaving, quote: order.quote }, now)
    await updatePaid(ports, stores, order, now)
    // It brings the invoice as it is now.
    const mail = { orderId: order.id, former: first.person, others: others.map(({ person }) => person), revision }
    await stores.addEffect({ kind: 'seat-cancelled', ...mail })
    const cancellation = await cancelInvoice(stores, order.id, now)
    if (cancellation) await issueInvoice(stores, order, now, { mailed: false })
    return done
  })
}

interface Leaving {
  person: NamedParticipant
  /** What the order costs then. */
  quote: Quote
  withdrawn: readonly string[]
}

async function decide(
  stores: Stores,
  { order, state: { date } }: LockedOrder,
  { participantId, reason, agreedGross }: LeaveOrder & { participantId: string },
  now: Temporal.Instant,
): Promise<Result<Leaving, Refusal<Unable>>> {
  const agreed = await stores.settings.cancellationAt(order.placedAt)
  const byOffice = reason !== undefined
  const decision = decideLeave({ order, date, agreed, byOffice }, participantId, now)
  if (decision.outcome === 'refused') return decision
  const { person, quote } = decision
  if (agreedGross !== undefined && agreedGross !== quote.gross) return refused('costs-changed')
  const vouchers = await stores.vouchersOf(order.id)
  const { withdrawn } = takeBack(vouchers.filter((voucher) => voucher.participantId === participantId))
  const { toBlock } = takeBack(vouchersWith(person, order, vouchers))
  return toBlock.length > 0 && !byOffice ? refused('voucher-out') : { outcome: 'done', person, quote, withdrawn }
}

interface TakenOut extends Pick<LeaveOrder, 'actor' | 'reason'> {
  leaving: readonly Leaving[]
  quote: Quote
}

/** Frees the seats and returns the revision of the date that is removed from the calendars of those who leave. */
async function takeOut(
  stores: Stores,
  locked: LockedOrder,
  { leaving, quote, actor, reason }: TakenOut,
  now: Temporal.Instant,
): Promise<number> {
  const { order, state } = locked
  const subject = { kind: 'order', id: order.id } as const
  const revision = await leaveCalendars(stores, state.date)
  for (const { person, withdrawn } of leaving) {
    if (withdrawn.length > 0) await stores.withdrawVouchers(withdrawn, now)
    await stores.participants.remove(person.id)
    await stores.record({ at: now, actor, subject, action: 'booking.participant-left', reason: reason || undefined })
    await notifyLeaver(stores, locked, { gone: person, revision })
  }
  await stores.changeQuote(order.id, quote)
  await freeSeats(stores, locked, leaving.length, now)
  return revision
}

/** Removes the workshop from the calendar of the leaving participant; from the booker’s own by the mail about the order. */
async function notifyLeaver(
  stores: Stores,
  { order, state }: LockedOrder,
  { gone, revision }: { gone: NamedParticipant; revision: number },
): Promise<void> {
  if (emailKey(gone.email) === emailKey(order.booker.email)) return
  const about = { orderId: order.id, date: state.date.slug }
  const mail = { ...about, participantId: gone.id, former: gone, hasLeft: true, revision }
  await stores.addEffect({ kind: 'participant-cancelled', ...mail })
}

/** Offers the seats to the next in line. */
async function freeSeats(
  stores: Stores,
  { state, registration }: LockedOrder,
  freed: number,
  now: Temporal.Instant,
): Promise<void> {
  const registrations = state.registrations.map((one) =>
    one.id === registration.id ? { ...one, seats: one.seats - freed } : one,
  )
  await promoteWaitlist(stores, { ...state, registrations }, now)
  await stores.announce([seatsTag(state.date)])
}
