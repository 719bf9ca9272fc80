import { eq, sql } from 'drizzle-orm'
import { emailKey } from '#domain/participant/participant.ts'
import type { Database } from '#platform/db/database.ts'
import { counter, customer } from '#platform/db/tables.ts'

/** The next value of a counter. Its row stays locked until the transaction ends, so a rolled back one leaves no gap. */
async function next(db: Database, name: string, first: number): Promise<number> {
  const [row] = await db
    .insert(counter)
    .values({ name, value: first })
    .onConflictDoUpdate({ target: counter.name, set: { value: sql`${counter.value} + 1` } })
    .returning({ value: counter.value })
  if (!row) throw new Error(`counter ${name} gave no value`)
  return row.value
}

/**
 * Drawing a number keeps all others waiting until the transaction ends: `first` writes what can be written before.
 */
export function numberStoresOn(tx: Database, first: () => Promise<void>) {
  return {
    /** Invoice numbers run within a year, cancellations among them: R-2026-0001. */
    async nextInvoiceNumber(year: number): Promise<string> {
      await first()
      const value = await next(tx, `invoice-${year}`, 1)
      return `R-${year}-${String(value).padStart(4, '0')}`
    },
    /** Order numbers run within a year: 2026-0001. */
    async nextOrderNumber(year: number): Promise<string> {
      await first()
      const value = await next(tx, `order-${year}`, 1)
      return `${year}-${String(value).padStart(4, '0')}`
    },
    /** The number of the customer with this address, the same for every order; a new one if there is none: K-1001. */
    async customerNumber(email: string): Promise<string> {
      await first()
      const key = emailKey(email)
      const known = await tx.select({ number: customer.number }).from(customer).where(eq(customer.email, key))
      if (known[0]) return known[0].number
      const number = `K-${await next(tx, 'customer', 1001)}`
      // Two first orders of one address at once: the second takes the first one's number; a number that is skipped harms no one here.
      const [row] = await tx
        .insert(customer)
        .values({ number, email: key })
        .onConflictDoUpdate({ target: customer.email, set: { email: key } })
        .returning({ number: customer.number })
      return row?.number ?? number
    },
  }
}

/** A number as people type it: in lower case, without hyphens, within a sentence. */
const typed = /^[^a-z\d]*(?:(?<invoice>R-?)?(?<year>20\d{2})-?(?<value>\d{4,})|K-?(?<customer>\d{4,}))[^a-z\d]*$/i

/** The number that a word means, as it is written here; null for any other word. */
export function askedNumber(word: string): { kind: 'order' | 'invoice' | 'customer'; number: string } | null {
  const groups = typed.exec(word)?.groups
  if (!groups) return null
  if (groups.customer !== undefined) return { kind: 'customer', number: `K-${groups.customer}` }
  const number = `${groups.year}-${groups.value}`
  return groups.invoice === undefined ? { kind: 'order', number } : { kind: 'invoice', number: `R-${number}` }
}
