import type { Invoice } from './invoice.ts'

/** The invoice of an order that nothing has taken back; null when there is none. */
export function openInvoice(issued: readonly Invoice[]): Invoice | null {
  const cancelled = new Set(issued.map(({ cancels }) => cancels?.number))
  return issued.find(({ kind, number }) => kind === 'invoice' && !cancelled.has(number)) ?? null
}
