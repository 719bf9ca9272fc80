import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/db/database.ts'
import { redirect } from '#platform/db/tables.ts'
import type { RedirectReads, RedirectStores } from '../ports.ts'

export function redirectReadsOn(db: Database): RedirectReads {
  return {
    all: () => db.select().from(redirect).orderBy(desc(redirect.at), redirect.source),
    async target(source) {
      // PostgreSQL refuses NUL in text; no address has one
      if (source.includes('\0')) return null
      const [row] = await db.select({ target: redirect.target }).from(redirect).where(eq(redirect.source, source))
      return row?.target ?? null
    },
  }
}

export function redirectStoresOn(tx: Database): RedirectStores {
  return {
    async lockAll() {
      await tx.execute(sql`lock table ${redirect} in share row exclusive mode`)
      return await tx.select({ source: redirect.source, target: redirect.target }).from(redirect)
    },
    async add(row) {
      await tx.insert(redirect).values(row)
    },
    async remove(source) {
      await tx.delete(redirect).where(eq(redirect.source, source))
    },
  }
}
