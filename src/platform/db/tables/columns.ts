import { customType, integer } from 'drizzle-orm/pg-core'
import type { Cents } from '#domain/money.ts'

/** A moment, to the microsecond. In an `sql` template it needs its column, or `.toString()`: there drizzle does not know what it binds. */
export const instant = customType<{ data: Temporal.Instant; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  // '2027-01-19 08:00:00+00'
  fromDriver: (timestamp) => Temporal.Instant.from(timestamp),
  toDriver: (at) => at.toString(),
})

/** An amount of money in a column that says so: `cents('amount_cents')`. */
export const cents = (column: string) => integer(column).$type<Cents>()

/** Words to search by, folded and cut by the function `search_words` of the database (migration `search-words`). */
export const words = customType<{ data: string }>({ dataType: () => 'tsvector' })
