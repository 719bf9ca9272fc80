import { z } from 'zod'
import { languages } from '#domain/language.ts'
import type { ListedInvoice } from '#features/invoicing/ports.ts'
import { answerSchema } from './named-schema.ts'
import { addressOf, addressSchema } from './person.ts'
import { money, moneyOf } from './values.ts'

const day = z.iso.date()

export const invoiceSchema = answerSchema(
  'Invoice',
  z.strictObject({
    number: z.string(),
    kind: z.enum(['invoice', 'cancellation']),
    issuedOn: day,
    cancels: z.string().nullable().meta({ description: 'Of a cancellation: the number of what it takes back.' }),
    language: z.enum(languages),
    orderId: z.uuid(),
    orderNumber: z.string(),
    customerNumber: z.string(),
    service: z.strictObject({ from: day, to: day }),
    payment: z.strictObject({ state: z.enum(['due', 'paid', 'cancelled']), on: day.nullable() }),
    buyer: z.strictObject({ ...addressSchema.shape, name: z.string(), contact: z.string(), email: z.string() }),
    lines: z.array(
      z.strictObject({
        kind: z.string(),
        certification: z.string().nullable(),
        package: z.string().nullable(),
        quantity: z.number(),
        unitNet: money,
        net: money,
        vatIndex: z.int().meta({ description: 'Which of `vat` the line belongs to.' }),
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

export const invoiceListSchema = answerSchema(
  'InvoiceList',
  z.strictObject({
    data: z.array(invoiceSchema),
    next: z.string().nullable().meta({ description: 'The `cursor` of the next page; null on the last.' }),
  }),
)

export function invoiceOf({ invoice, orderId }: ListedInvoice, siteUrl: string): z.output<typeof invoiceSchema> {
  const { number, kind, issuedOn, cancels, language, order, service, payment, buyer } = invoice
  return {
    number,
    kind,
    issuedOn,
    cancels: cancels?.number ?? null,
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
