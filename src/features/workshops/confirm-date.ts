import { openInvoice } from '#domain/invoice/invoice.ts'
import type { Order } from '#domain/order/order.ts'
import { emailKey } from '#domain/participant/participant.ts'
import { type ConfirmDateRefusal, confirmDate as decide, wasReminded } from '#domain/workshop/certification.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { OrderingStores } from '#features/booking/ordering-stores.ts'
import { issueInvoice } from '#features/invoicing/issue-invoice.ts'
import { enqueueWebhooks } from '#features/webhooks/enqueue-webhooks.ts'
import type { DatePorts } from './create-dates.ts'
import { type DateCommand, dateUnderLock, type UnknownDate } from './date-under-lock.ts'

export type ConfirmDateOutcome =
  | { outcome: 'changed' }
  | { outcome: 'refused'; refusal: ConfirmDateRefusal; date: LiveDate }
  | UnknownDate

/**
 * The organiser confirms a tentative date; bookers and participants get a mail, each address once, and bookers the invoice that waited for
 * it.
 */
export async function confirmDate(ports: DatePorts, { slug, actor }: DateCommand): Promise<ConfirmDateOutcome> {
  const now = ports.clock.now()
  return ports.transactions.run(async (stores) => {
    const state = await dateUnderLock(stores, slug, now)
    if (!state) return { outcome: 'unknown' }
    const decision = decide(state.date, now)
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
