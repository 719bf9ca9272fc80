import { z } from 'zod'
import { languages } from '#domain/language.ts'
import type { ListedInvoice } from '#features/invoicing/records.ts'
import { type ApiRoute, apiRoute } from './api-route.ts'
import { bookingRoutes } from './booking-routes.ts'
import { dateRoutes } from './date-routes.ts'
import { answerSchema } from './named-schema.ts'
import { Problem } from './problem.ts'
import { addressOf, addressSchema } from './registration.ts'
import { cursorOf, money, moneyOf, placeOf } from './values.ts'
import { webhookRoutes } from './webhook-routes.ts'

const day = z.iso.date()

const invoiceSchema = answerSchema(
  'Invoice',
  z.strictObject({
    number: z.string(),
    kind: z.enum(['invoice', 'cancellation']),
    issuedOn: day,
    cancels: z
      .string()
      .nullable()
      .meta({ description: 'For a cancellation invoice: the number of the invoice it cancels.' }),
    cancelledBy: z
      .string()
      .nullable()
      .meta({ description: 'The number of the cancellation invoice that cancels this invoice; null while it counts.' }),
    language: z.enum(languages),
    orderId: z.uuid(),
    orderNumber: z.string(),
    customerNumber: z.string(),
    service: z.strictObject({ from: day, to: day }),
    payment: z.strictObject({ state: z.enum(['due', 'paid', 'cancelled']), on: day.nullable() }).meta({
      description:
        'As printed when the invoice was issued: `due` until the day `on`, or `paid` on it. It stays `due` once the invoice is paid; `open` of the booking is the amount still to pay.',
    }),
    buyer: z.strictObject({ ...addressSchema.shape, name: z.string(), contact: z.string(), email: z.string() }),
    lines: z.array(
      z.strictObject({
        kind: z.string(),
        certification: z.string().nullable(),
        package: z.string().nullable(),
        quantity: z.number(),
        unitNet: money,
        net: money,
        vatIndex: z.int().meta({ description: 'Index of the entry of `vat` that the line belongs to.' }),
      }),
    ),
    net: money,
    vat: z.array(
      z.strictObject({ rule: z.string(), country: z.string().nullable(), rate: z.number(), net: money, vat: money }),
    ),
    gross: money,
    pdf: z.url().meta({ description: 'The document, with the same key.' }),
  }),
)

const invoiceListSchema = answerSchema(
  'InvoiceList',
  z.strictObject({
    data: z.array(invoiceSchema),
    next: z.string().nullable().meta({ description: 'The `cursor` of the next page; null on the last page.' }),
  }),
)

function invoiceOf({ invoice, orderId, cancelledBy }: ListedInvoice, siteUrl: string): z.output<typeof invoiceSchema> {
  const { number, kind, issuedOn, cancels, language, order, service, payment, buyer } = invoice
  return {
    number,
    kind,
    issuedOn,
    cancels: cancels?.number ?? null,
    cancelledBy,
    language,
    orderId,
    orderNumber: order.number,
    customerNumber: order.customerNumber,
    service,
    payment: { state: payment.state, on: 'on' in payment ? payment.on : null },
    buyer: { ...addressOf(buyer), name: buyer.name, contact: buyer.contact, email: buyer.email },
    lines: invoice.lines.map((line) => ({
      kind: line.kind,
      certification: line.certification,
      package: line.kind === 'package' ? line.package : null,
      quantity: line.quantity,
      unitNet: moneyOf(line.unitNet),
      net: moneyOf(line.net),
      vatIndex: line.vatIndex,
    })),
    net: moneyOf(invoice.net),
    vat: invoice.vat.map((line) => ({ ...line, net: moneyOf(line.net), vat: moneyOf(line.vat) })),
    gross: moneyOf(invoice.gross),
    pdf: `${siteUrl}/api/v1/invoices/${number}/pdf`,
  }
}

const params = z.object({ number: z.string().max(40).meta({ description: 'R-2026-0001' }) })

const query = z.object({
  from: z.iso.date().optional().meta({ description: 'Issued on or after this day, Vienna time.' }),
  to: z.iso.date().optional().meta({ description: 'Issued on or before this day, Vienna time.' }),
  cursor: z.string().max(300).optional().meta({ description: 'The `next` of the previous page.' }),
})

const invoiceRoutes: readonly ApiRoute[] = [
  apiRoute({
    method: 'get',
    path: '/api/v1/invoices',
    id: 'listInvoices',
    summary: 'Invoices and cancellations, newest first, fifty to a page',
    scope: 'invoices:read',
    query,
    answers: { status: 200, description: 'A page.', schema: invoiceListSchema },
    problems: [422],
    async answer({ query: { cursor, ...search }, services, siteUrl }) {
      const { invoices, next } = await services.ports.reads.invoiceList.search(search, placeOf(cursor, isNumber))
      return { status: 200, body: { data: invoices.map((listed) => invoiceOf(listed, siteUrl)), next: cursorOf(next) } }
    },
  }),
  apiRoute({
    method: 'get',
    path: '/api/v1/invoices/{number}',
    id: 'getInvoice',
    summary: 'One invoice',
    scope: 'invoices:read',
    params,
    answers: { status: 200, description: 'The invoice.', schema: invoiceSchema },
    problems: [404],
    async answer({ params: { number }, services, siteUrl }) {
      const found = isNumber(number) ? await services.ports.reads.invoiceList.byNumber(number) : null
      if (!found) throw new Problem(404)
      return { status: 200, body: invoiceOf(found, siteUrl) }
    },
  }),
  apiRoute({
    method: 'get',
    path: '/api/v1/invoices/{number}/pdf',
    id: 'getInvoiceDocument',
    summary: 'One invoice as a PDF with embedded e-invoice data',
    scope: 'invoices:read',
    params,
    answers: { status: 200, description: 'The document.', schema: 'pdf' },
    problems: [404],
    async answer({ params: { number }, services }) {
      const found = isNumber(number) ? await services.ports.reads.invoiceList.byNumber(number) : null
      if (!found) throw new Problem(404)
      return { status: 200, file: await services.invoicePdf(found.invoice) }
    },
  }),
]

function isNumber(text: string): boolean {
  return /^[\w-]{1,40}$/.test(text)
}

/** Every route of the API that needs a key. The server dispatches by this table, and `/api/openapi.json` is generated from it. */
export const apiRoutes: readonly ApiRoute[] = [...dateRoutes, ...bookingRoutes, ...invoiceRoutes, ...webhookRoutes]
