import type { LiveDate } from '#domain/workshop/workshop-date.ts'

/**
 * Whether a confirmed order has its invoice now: unless its date may still be called off, or the money is there (docs/rules/invoice.md). `date` is
 * null for what has none.
 */
export function isInvoicedNow(date: Pick<LiveDate, 'tentative' | 'payment'> | null, { paid = false } = {}): boolean {
  return date === null || !date.tentative || date.payment === 'card' || paid
}
