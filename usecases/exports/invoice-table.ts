import type { ExportTable } from '#domain/export/cell.ts'
import type { Invoice } from '#domain/invoice/invoice.ts'

/** One row for each invoice and cancellation, as it was issued. */
export function invoiceTable(invoices: readonly Invoice[]): ExportTable {
  return {
    columns: [
      'document',
      'kind',
      'documentDay',
      'cancels',
      'order',
      'customer',
      'buyer',
      'contact',
      'email',
      'country',
      'vatId',
      'serviceFrom',
      'serviceTo',
      'net',
      'vat',
      'gross',
      'payment',
      'due',
    ],
    rows: invoices.map((invoice) => [
      invoice.number,
      invoice.kind,
      { day: invoice.issuedOn },
      invoice.cancels?.number ?? null,
      invoice.order.number,
      invoice.order.customerNumber,
      invoice.buyer.name,
      invoice.buyer.contact,
      invoice.buyer.email,
      invoice.buyer.country,
      invoice.buyer.vatId ?? null,
      { day: invoice.service.from },
      { day: invoice.service.to },
      { amount: invoice.net },
      { amount: invoice.gross - invoice.net },
      { amount: invoice.gross },
      invoice.payment.state,
      invoice.payment.state === 'due' ? { day: invoice.payment.on } : null,
    ]),
  }
}
