import { sql } from 'drizzle-orm'
import type { Database } from '#platform/db/database.ts'
import { rateLimit } from '#platform/db/tables.ts'
import type { RateLimitStores, Use } from '../ports.ts'

/** Counts in one statement, so that simultaneous uses in several processes see each other. */
export function rateLimitStoresOn(db: Database): RateLimitStores {
  return {
    async count(uses, now) {
      if (uses.length === 0) return []
      const isOver = sql`${rateLimit.endsAt} <= ${now.toString()}::timestamptz`
      const rows = await db
        .insert(rateLimit)
        // In one order for all, so that two transactions never wait for each other.
        .values(uses.toSorted(byRow).map(({ amount, ...row }) => ({ ...row, count: amount })))
        .onConflictDoUpdate({
          target: [rateLimit.purpose, rateLimit.key],
          set: {
            count: sql`case when ${isOver} then excluded.count else ${rateLimit.count} + excluded.count end`,
            endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateLimit.endsAt} end`,
          },
        })
        .returning({ purpose: rateLimit.purpose, key: rateLimit.key, count: rateLimit.count })
      const counts = new Map(rows.map(({ count, ...row }) => [rowName(row), count]))
      return uses.map((use) => counts.get(rowName(use)) ?? use.amount)
    },
  }
}

type Row = Pick<Use, 'purpose' | 'key'>

function rowName({ purpose, key }: Row): string {
  return `${purpose} ${key}`
}

function byRow(one: Row, other: Row): number {
  return rowName(one) < rowName(other) ? -1 : 1
}
