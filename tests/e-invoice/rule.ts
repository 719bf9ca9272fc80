import type { CiiInvoice } from './cii-invoice.ts'

/** A business rule of EN 16931 or of XRechnung: its number there, what it asks in our words, and whether a document keeps it. */
export type Rule = [id: string, says: string, holds: (invoice: CiiInvoice) => boolean]

export function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
