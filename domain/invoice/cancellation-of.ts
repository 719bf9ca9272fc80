import { viennaDay } from '../iso-date.ts'
import type { Invoice } from './invoice.ts'

/** The invoice that takes another one back whole: the same lines, every amount turned around. Both together come to nothing. */
export function cancellationOf(invoice: Invoice, { number, now }: { number: string; now: Temporal.Instant }): Invoice {
  if (invoice.kind === 'cancellation') throw new Error(`${invoice.number} is a cancellation itself`)
  return {
    ...invoice,
    kind: 'cancellation',
    number,
    issuedOn: viennaDay(now),
    cancels: { number: invoice.number, issuedOn: invoice.issuedOn },
    payment: { state: 'cancelled' },
    lines: invoice.lines.map((line) => ({ ...line, quantity: -line.quantity, net: turned(line.net) })),
    net: turned(invoice.net),
    vat: invoice.vat.map((group) => ({ ...group, net: turned(group.net), vat: turned(group.vat) })),
    gross: turned(invoice.gross),
  }
}

/** Nothing turned around is nothing: JavaScript would make a minus zero of it. */
function turned(amount: number): number {
  return amount === 0 ? 0 : -amount
}
