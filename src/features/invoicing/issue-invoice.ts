import {
  cancellationOf,
  type Invoice,
  invoiceOf,
  isInvoicedNow,
  openInvoice,
  serviceOf,
} from '#domain/invoice/invoice.ts'
import type { Cents } from '#domain/money.ts'
import type { Order } from '#domain/order/order.ts'
import { balanceOf } from '#domain/payment/payment.ts'
import type { SiteSettings } from '#domain/settings/site-settings.ts'
import { hasStarted, type LiveDate, startOf } from '#domain/workshop/workshop-date.ts'
import type { CreatePorts, Stores } from '#platform/ports.ts'

/** Keeps an invoice as it is and lets it go out by mail, unless another mail brings it. It is known by its number wherever it is named. */
async function writeInvoice(
  stores: Pick<Stores, 'addInvoice' | 'addEffect'>,
  orderId: string,
  invoice: Invoice,
  now: Temporal.Instant,
  { mailed = true }: { mailed?: boolean | undefined } = {},
): Promise<void> {
  await stores.addInvoice({ orderId, invoice }, now)
  if (mailed) await stores.addEffect({ kind: 'invoice', orderId, number: invoice.number })
}

export type InvoiceIssuing = Pick<
  Stores,
  'nextInvoiceNumber' | 'lockInvoices' | 'addInvoice' | 'addEffect' | 'orderOf' | 'settings' | 'money'
>

/**
 * Issues the invoice of an order in the transaction that confirms it. Twice gives the same invoice: there is never more than one that
 * is not cancelled. It asks for what has not come yet: how its date is paid may have changed since the order, and an order may have moved to a date
 * that is paid by card.
 */
export async function issueInvoice(
  stores: InvoiceIssuing,
  order: Order,
  now: Temporal.Instant,
  { mailed }: { mailed?: boolean } = {},
): Promise<Invoice> {
  const issued = openInvoice(await stores.lockInvoices(order.id))
  if (issued) return issued
  const date = (await stores.orderOf(order.id))?.date ?? null
  const money = await stores.money.ofOrder(order.id)
  const { paid: prepaid } = balanceOf(money)
  // A mistaken line and the one that takes it back are no transfer.
  const transferred = money.transfers.reduce((sum, { amount }) => sum + amount, 0) > 0
  const settings = await stores.settings.current()
  const number = await stores.nextInvoiceNumber(now.toZonedDateTimeISO('Europe/Vienna').year)
  return writeNewInvoice(stores, order, number, { now, date, settings, prepaid, transferred, mailed })
}

interface NewInvoice {
  now: Temporal.Instant
  date: LiveDate | null
  settings: SiteSettings
  /** What has come already. */
  prepaid?: Cents
  transferred?: boolean
  /** False where another mail brings it. */
  mailed?: boolean | undefined
}

/** Writes the first invoice of an order. Call it last: the row of the counter stays locked until the end of the transaction. */
export async function writeNewInvoice(
  stores: Pick<Stores, 'addInvoice' | 'addEffect'>,
  order: Order,
  number: string,
  { now, date, settings, prepaid = 0, transferred = false, mailed }: NewInvoice,
): Promise<Invoice> {
  const invoice = invoiceOf(order, {
    number,
    now,
    date,
    paid: prepaid >= order.quote.gross,
    prepaid,
    transferred,
    seller: settings.company,
    daysToPay: settings.windows.invoiceDays,
  })
  await writeInvoice(stores, order.id, invoice, now, { mailed })
  return invoice
}

/** Takes the open invoice of an order back, in the transaction that cancels or changes the order. Null when none is open. */
export async function cancelInvoice(
  stores: Pick<Stores, 'nextInvoiceNumber' | 'lockInvoices' | 'addInvoice' | 'addEffect'>,
  orderId: string,
  now: Temporal.Instant,
  { mailed }: { mailed?: boolean } = {},
): Promise<Invoice | null> {
  const open = openInvoice(await stores.lockInvoices(orderId))
  if (!open) return null
  const number = await stores.nextInvoiceNumber(now.toZonedDateTimeISO('Europe/Vienna').year)
  const cancellation = cancellationOf(open, { number, now })
  await writeInvoice(stores, orderId, cancellation, now, { mailed })
  return cancellation
}

/** Takes the invoice of a changed order back and issues it as the order is now; both are mailed. Nothing before there is one. */
export async function reissueInvoice(
  stores: InvoiceIssuing,
  order: Order,
  now: Temporal.Instant,
): Promise<Invoice | null> {
  const cancellation = await cancelInvoice(stores, order.id, now)
  return cancellation && issueInvoice(stores, order, now)
}

/**
 * A confirmed order takes place on other days than its invoice has: the invoice is cancelled and issued again, or once the date is certain where it is
 * tentative; an order without an invoice because its former date was tentative is invoiced (docs/rules/invoice.md).
 */
export async function correctService(
  stores: InvoiceIssuing,
  order: Order,
  date: LiveDate,
  now: Temporal.Instant,
): Promise<void> {
  const invoice = openInvoice(await stores.lockInvoices(order.id))
  const { from, to } = serviceOf(date)
  if (invoice && invoice.service.from === from && invoice.service.to === to) return
  const { paid } = balanceOf(await stores.money.ofOrder(order.id))
  if (!isInvoicedNow(date, { paid: paid > 0 })) await cancelInvoice(stores, order.id, now)
  else if (invoice) await reissueInvoice(stores, order, now)
  else await issueInvoice(stores, order, now)
}

/**
 * A date starts that no one has confirmed: it takes place, and what was booked is invoiced (docs/rules/invoice.md). Nothing where there is an
 * invoice, or the date has moved since.
 */
export async function issueLateInvoice(
  { clock, transactions }: CreatePorts,
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
