import { customType, integer } from 'drizzle-orm/pg-core'
import type { Cents } from '#domain/money.ts'

/**
 * An instant with microseconds. In an `sql` template it needs its column or `.toString()`, because drizzle does not know the type of the bound value
 * there.
 */
export const instant = customType<{ data: Temporal.Instant; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  // '2027-01-19 08:00:00+00'
  fromDriver: (timestamp) => Temporal.Instant.from(timestamp),
  toDriver: (at) => at.toString(),
})

/** A money column, which names its unit: `cents('amount_cents')`. */
export const cents = (column: string) => integer(column).$type<Cents>()

/** Search words, folded and split by the database function `search_words` (migration `search-words`). */
export const words = customType<{ data: string }>({ dataType: () => 'tsvector' })
