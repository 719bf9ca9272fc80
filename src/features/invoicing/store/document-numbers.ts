import { eq, sql } from 'drizzle-orm'
import { emailKey } from '#domain/participant/participant.ts'
import { type Database, together } from '#platform/db/database.ts'
import { type Given, prepared } from '#platform/db/prepared.ts'
import { counter, customer } from '#platform/db/tables.ts'

interface Counter {
  name: string
  first: number
}

const customers: Counter = { name: 'customer', first: 1001 }
const orders = (year: number): Counter => ({ name: `order-${year}`, first: 1 })
const invoices = (year: number): Counter => ({ name: `invoice-${year}`, first: 1 })

const draw = prepared((db, ...rows: Given<typeof counter.$inferInsert>[]) =>
  db
    .insert(counter)
    .values(rows)
    .onConflictDoUpdate({ target: counter.name, set: { value: sql`${counter.value} + 1` } })
    .returning(),
)

/**
 * The next values of counters. Their rows stay locked until the transaction ends, so a rolled back one leaves no gap; all draw customers before orders
 * before invoices, so that none waits for another in a circle.
 */
async function next(db: Database, counters: readonly Counter[]): Promise<(counter: Counter) => number> {
  const rows = await draw(db, ...counters.map(({ name, first }) => ({ name, value: first })))
  return ({ name }) => {
    const row = rows.find((one) => one.name === name)
    if (!row) throw new Error(`counter ${name} gave no value`)
    return row.value
  }
}

function yearly(year: number, value: number): string {
  return `${year}-${String(value).padStart(4, '0')}`
}

export interface OrderNumbers {
  /** Order numbers run within a year: 2026-0001. */
  number: string
  /** The same for every order of an address: K-1001. */
  customerNumber: string
  /** Null unless asked for. */
  invoiceNumber: string | null
}

/**
 * Drawing a number keeps all others waiting until the transaction ends: `first` writes what can be written before.
 */
export function numberStoresOn(tx: Database, first: () => Promise<void>) {
  return {
    /** Invoice numbers run within a year, cancellations among them: R-2026-0001. */
    async nextInvoiceNumber(year: number): Promise<string> {
      await first()
      const drawn = await next(tx, [invoices(year)])
      return `R-${yearly(year, drawn(invoices(year)))}`
    },
    /** The number of the customer with this address, a new one if there is none. */
    async customerNumber(email: string): Promise<string> {
      await first()
      const known = await knownCustomer(tx, email)
      return known ?? addCustomer(tx, (await next(tx, [customers]))(customers), email)
    },
    /** The numbers of a new order, drawn in one statement. A new address gets a customer number. */
    async orderNumbers(email: string, year: number, { isInvoiced }: { isInvoiced: boolean }): Promise<OrderNumbers> {
      const [known] = await together(knownCustomer(tx, email), first())
      const drawn = await next(tx, [
        ...(known ? [] : [customers]),
        orders(year),
        ...(isInvoiced ? [invoices(year)] : []),
      ])
      return {
        number: yearly(year, drawn(orders(year))),
        customerNumber: known ?? (await addCustomer(tx, drawn(customers), email)),
        invoiceNumber: isInvoiced ? `R-${yearly(year, drawn(invoices(year)))}` : null,
      }
    },
  }
}

const customerWith = prepared((db, { email }: Given<{ email: string }>) =>
  db.select({ number: customer.number }).from(customer).where(eq(customer.email, email)),
)

async function knownCustomer(tx: Database, email: string): Promise<string | undefined> {
  const [row] = await customerWith(tx, { email: emailKey(email) })
  return row?.number
}

const insertCustomer = prepared((db, row: Given<typeof customer.$inferInsert>) =>
  db
    .insert(customer)
    .values(row)
    .onConflictDoUpdate({ target: customer.email, set: { email: sql`excluded.email` } })
    .returning({ number: customer.number }),
)

/** Two first orders of one address at once: the second takes the first one's number; a number that is skipped harms no one here. */
async function addCustomer(tx: Database, drawn: number, email: string): Promise<string> {
  const number = `K-${drawn}`
  const [row] = await insertCustomer(tx, { number, email: emailKey(email) })
  return row?.number ?? number
}
