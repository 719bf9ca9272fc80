import { sql } from 'drizzle-orm'
import type { Database } from '#platform/db/database.ts'
import { pageTagChannel } from '#platform/db/outbox.ts'
import type { PageTag } from '#platform/ports.ts'
import { type ChangedPage, contentTag } from '../sources/content-clients.ts'

/** Bytes. PostgreSQL allows 8000 per notification. */
const longestPayload = 7_000

/** Announces to every process that pages have changed; without pages, everything. */
export async function announceContent(db: Pick<Database, 'execute'>, pages: readonly ChangedPage[]): Promise<void> {
  const everything: PageTag = 'content'
  const payload = [everything, ...pages.map(contentTag)].join(' ')
  await db.execute(sql`select pg_notify(${pageTagChannel}, ${payload.length > longestPayload ? everything : payload})`)
}
