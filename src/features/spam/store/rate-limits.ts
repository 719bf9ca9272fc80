import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '#platform/db/database.ts'
import { type Given, prepared } from '#platform/db/prepared.ts'
import { rateLimit } from '#platform/db/tables.ts'
/** One use that is counted. Several in one call have different purposes or keys. */
export interface Use {
  purpose: string
  /** The sender, an e-mail address, the slug of a date: stored as a keyed hash. */
  key: string
  /** How many uses at once; seats, for instance. */
  amount: number
  /** The end of the window that begins with this use, where none is open. */
  endsAt: Temporal.Instant
}

const countUses = prepared((db, ...uses: Given<typeof rateLimit.$inferInsert & { now: string }>[]) => {
  const isOver = sql`${rateLimit.endsAt} <= ${uses[0]?.now}::timestamptz`
  return db
    .insert(rateLimit)
    .values(uses.map(({ now: _, ...row }) => row))
    .onConflictDoUpdate({
      target: [rateLimit.purpose, rateLimit.key],
      set: {
        count: sql`case when ${isOver} then excluded.count else ${rateLimit.count} + excluded.count end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateLimit.endsAt} end`,
      },
    })
    .returning({ purpose: rateLimit.purpose, key: rateLimit.key, count: rateLimit.count })
})

/** Counts in one statement, for all processes. `secret` is not in the database: a copy does not tell whose use was counted. */
export function rateLimitStoresOn(db: Database, secret: string) {
  const hashOf = (key: string) => createHmac('sha256', secret).update(key).digest('base64url')
  return {
    /** Counts each use and gives the counts of the open windows, these uses included, in the same order. Atomic: no two callers get the same count. */
    async count(named: readonly Use[], now: Temporal.Instant): Promise<number[]> {
      if (named.length === 0) return []
      const uses = named.map((use) => ({ ...use, key: hashOf(use.key) }))
      // In one order for all, so that two transactions never wait for each other.
      const inOrder = uses.toSorted(byRow).map(({ amount, ...row }) => ({ ...row, count: amount, now: now.toString() }))
      const rows = await countUses(db, ...inOrder)
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
