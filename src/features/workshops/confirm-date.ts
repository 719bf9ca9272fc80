import { openInvoice } from '#domain/invoice/invoice.ts'
import type { Order } from '#domain/order/order.ts'
import { emailKey } from '#domain/participant/participant.ts'
import {
  type CallOffRefusal,
  type ConfirmDateRefusal,
  callOffDate as decideCallOff,
  confirmDate as decideConfirm,
  wasReminded,
} from '#domain/workshop/course-of-date.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { OrderingPorts, OrderingStores } from '#features/booking/ordering-stores.ts'
import { transitionRegistrations } from '#features/booking/transition-registrations.ts'
import { issueInvoice } from '#features/invoicing/issue-invoice.ts'
import { enqueueWebhooks } from '#features/webhooks/enqueue-webhooks.ts'
import { type DateCommand, dateUnderLock, type UnknownDate } from './create-dates.ts'

export type ConfirmDateOutcome =
  | { outcome: 'changed' }
  | { outcome: 'refused'; refusal: ConfirmDateRefusal; date: LiveDate }
  | UnknownDate

/**
 * The organiser confirms a tentative date; bookers and participants get a mail, each address once, and bookers the invoice that waited for
 * it.
 */
export async function confirmDate(ports: OrderingPorts, { slug, actor }: DateCommand): Promise<ConfirmDateOutcome> {
  const now = ports.clock.now()
  return ports.transactions.run(async (stores) => {
    const state = await dateUnderLock(stores, slug, now)
    if (!state) return { outcome: 'unknown' }
    const decision = decideConfirm(state.date, now)
    if (!decision.accepted) return { outcome: 'refused', refusal: decision.refusal, date: state.date }
    const { date } = decision
    await stores.changeWorkshopDate(date)
    const booked = await stores.ordersOfDate(date.id)
    const { windows } = await stores.settings.current()
    const namesRoom = wasReminded(date, now, windows)
    const uninvoiced: Order[] = []
    for (const { order } of booked) {
      const bringsInvoice = openInvoice(await stores.lockInvoices(order.id)) === null
      if (bringsInvoice) uninvoiced.push(order)
      await enqueueConfirmationMails(stores, order, { bringsInvoice, namesRoom })
    }
    await stores.record({ at: now, actor, subject: { kind: 'workshop-date', id: date.id }, action: 'date.confirmed' })
    await stores.announce(['workshops'])
    await enqueueWebhooks(stores, { name: 'date-changed', subjectId: date.id, at: now })
    // Numbers of invoices are drawn last: their row stays locked until the transaction ends.
    for (const order of uninvoiced) await issueInvoice(stores, order, now, { mailed: false })
    return { outcome: 'changed' }
  })
}

async function enqueueConfirmationMails(
  stores: Pick<OrderingStores, 'addEffect'>,
  order: Order,
  { bringsInvoice, namesRoom }: { bringsInvoice: boolean; namesRoom: boolean },
) {
  const { id: orderId, booker, participants } = order
  const room = namesRoom && { namesRoom }
  await stores.addEffect({ kind: 'date-confirmed', orderId, ...(bringsInvoice && { bringsInvoice }), ...room })
  for (const { id: participantId, email } of participants)
    if (emailKey(email) !== emailKey(booker.email))
      await stores.addEffect({ kind: 'date-confirmed', orderId, participantId, ...room })
}

export interface CallOffDate extends DateCommand {
  version: number
  reason: string
}

export type CallOffOutcome =
  | { outcome: 'changed' }
  | { outcome: 'refused'; refusal: CallOffRefusal; date: LiveDate }
  | UnknownDate

const waits = ['waiting', 'offered', 'awaiting-payment', 'awaiting-confirmation']

/**
 * The organiser cancels a date. Parties on the waitlist get a mail and are removed; bookers keep the booking and choose between another
 * date and the money (terms, 'Wenn wir absagen oder verschieben').
 */
export async function callOffDate(ports: OrderingPorts, command: CallOffDate): Promise<CallOffOutcome> {
  const now = ports.clock.now()
  const { actor, reason } = command
  return ports.transactions.run(async (stores) => {
    const state = await dateUnderLock(stores, command.slug, now)
    if (!state) return { outcome: 'unknown' }
    const decision = decideCallOff(state.date, command.version, now)
    if (!decision.accepted) return { outcome: 'refused', refusal: decision.refusal, date: state.date }
    const { date } = decision
    await stores.changeWorkshopDate(date)
    const waiting = state.registrations.filter(({ status }) => waits.includes(status.state))
    const changes = waiting.map(({ id }) => ({ id, to: { state: 'cancelled' } }) as const)
    await transitionRegistrations(stores, { ...state, date }, changes, { now, actor, reason })
    const { revision } = date
    for (const { order } of await stores.ordersOfDate(date.id)) {
      await stores.addEffect({ kind: 'date-called-off', orderId: order.id })
      for (const { id: participantId } of order.participants)
        await stores.addEffect({ kind: 'participant-cancelled', orderId: order.id, participantId, revision })
    }
    const subject = { kind: 'workshop-date', id: date.id } as const
    await stores.record({ at: now, actor, subject, action: 'date.called-off', reason })
    await stores.announce(['workshops'])
    await enqueueWebhooks(stores, { name: 'date-called-off', subjectId: date.id, at: now })
    return { outcome: 'changed' }
  })
}
