import { type Invoice, vatCategory } from '../invoice/invoice.ts'
import type { Cell } from './table.ts'

/** In the words of the format that accountants import ('DATEV-Buchungsstapel'); what each holds is in docs/rules/exports.md. */
export const journalColumns = [
  'amount',
  'side',
  'currency',
  'account',
  'contraAccount',
  'documentDay',
  'document',
  'document2',
  'text',
  'taxCase',
  'taxRate',
  'country',
  'vatId',
  'serviceFrom',
  'serviceTo',
  'net',
  'vat',
] as const

/** One line for each group of VAT of each invoice. A cancellation is the same line on the other side, never a negative amount. */
export function journalLines(invoice: Invoice): Cell[][] {
  const { kind, number, issuedOn, order, buyer, service } = invoice
  return invoice.vat.map((group) => [
    { amount: Math.abs(group.net + group.vat) },
    kind === 'cancellation' ? 'H' : 'S',
    'EUR',
    order.customerNumber,
    // Which account it earns on is the accountant's to say, by tax case, rate and country.
    null,
    { day: issuedOn },
    number,
    order.number,
    kind === 'cancellation' ? `Storno ${invoice.cancels?.number ?? ''} ${buyer.name}` : buyer.name,
    vatCategory(invoice, group),
    { number: group.rate },
    group.country ?? buyer.country,
    buyer.vatId ?? null,
    { day: service.from },
    { day: service.to },
    { amount: Math.abs(group.net) },
    { amount: Math.abs(group.vat) },
  ])
}
