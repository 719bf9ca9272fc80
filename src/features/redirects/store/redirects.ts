import { desc, eq, sql } from 'drizzle-orm'
import type { Redirect } from '#domain/address/redirect-rule.ts'
import type { Database } from '#platform/db/database.ts'
import { pageTagChannel } from '#platform/db/outbox.ts'
import { redirect } from '#platform/db/tables.ts'
import type { PageTag } from '#platform/ports.ts'

const changed: PageTag = 'redirects'

export interface StoredRedirect extends Redirect {
  by: string
  at: Temporal.Instant
}

export function redirectReadsOn(db: Database) {
  return {
    /** The newest first. */
    all: (): Promise<StoredRedirect[]> => db.select().from(redirect).orderBy(desc(redirect.at), redirect.source),
    /** Where paths lead, as `redirectPath` writes them. */
    async targets(): Promise<ReadonlyMap<string, string>> {
      const rows = await db.select({ source: redirect.source, target: redirect.target }).from(redirect)
      return new Map(rows.map(({ source, target }) => [source, target]))
    },
  }
}

/** Every process has all redirects in memory, so each change is announced, also that of a page that moves. */
export function redirectStoresOn(tx: Database) {
  const announce = () => tx.execute(sql`select pg_notify(${pageTagChannel}, ${changed})`)
  return {
    /** All of them, and no one else changes any until the end of the transaction. */
    async lockAll(): Promise<Redirect[]> {
      await tx.execute(sql`lock table ${redirect} in share row exclusive mode`)
      return await tx.select({ source: redirect.source, target: redirect.target }).from(redirect)
    },
    async add(row: StoredRedirect): Promise<void> {
      await tx.insert(redirect).values(row)
      await announce()
    },
    /** What was removed; undefined where there was none. */
    async remove(source: string): Promise<Redirect | undefined> {
      const [removed] = await tx.delete(redirect).where(eq(redirect.source, source)).returning()
      if (removed) await announce()
      return removed
    },
  }
}
