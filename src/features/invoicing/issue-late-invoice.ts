import { hasStarted, startOf } from '#domain/workshop/workshop-date.ts'
import type { OrderingStores } from '#features/booking/ordering-stores.ts'
import type { Clock, Transactions } from '#platform/ports.ts'
import { issueInvoice } from './issue-invoice.ts'

export interface LateInvoicePorts {
  clock: Clock
  transactions: Transactions<OrderingStores>
}

/**
 * A date starts that no one has confirmed: it takes place, and what was booked is invoiced (docs/rules/invoice.md). Nothing where there is an
 * invoice, or the date has moved since.
 */
export async function issueLateInvoice(
  { clock, transactions }: LateInvoicePorts,
  { orderId, startsAt }: { orderId: string; startsAt: string },
): Promise<void> {
  const now = clock.now()
  await transactions.run(async (stores) => {
    const date = (await stores.orderOf(orderId))?.date
    const order = await stores.lockOrder(orderId)
    if (!date || order?.status.state !== 'confirmed') return
    if (date.calledOff || startOf(date).toString() !== startsAt || !hasStarted(date, now)) return
    await issueInvoice(stores, order, now)
  })
}
