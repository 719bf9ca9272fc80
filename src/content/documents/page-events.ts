import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Language, languages } from '#domain/language.ts'
import type { Database } from '#platform/db/database.ts'
import { pageTagChannel } from '#platform/db/outbox.ts'
import type { PageTag } from '#platform/ports.ts'
import { type ChangedPage, contentTag } from '../sources/content-clients.ts'
import type { ContentDatabase } from './tables.ts'

/** The status of a page: CHANGED is published with a newer draft, GONE is deleted. */
export const pageStatuses = ['DRAFT', 'CHANGED', 'PUBLISHED', 'GONE'] as const
export type PageStatus = (typeof pageStatuses)[number]

const pageEventSchema = z.object({
  uri: z.string(),
  language: z.enum(languages),
  revision: z.number().int(),
  status: z.enum(pageStatuses),
  changedAt: z.string(),
  /** Whether visitors see a difference. */
  visible: z.boolean(),
})
export type PageEvent = z.infer<typeof pageEventSchema>

/** The PostgreSQL channel. It includes drafts, unlike the channel of page tags. */
export const pageEventsChannel = 'content_page_news'

/** Notifies every process when the transaction commits. */
export async function notifyPageEvent(tx: Pick<ContentDatabase, 'execute'>, event: PageEvent): Promise<void> {
  await tx.execute(sql`select pg_notify(${pageEventsChannel}, ${JSON.stringify(event)})`)
}

/** An event of a page, or 'missed' when events may have been lost with the connection. */
export type PageEventOrGap = PageEvent | 'missed'

export interface PageEvents {
  /** Receives a payload of the channel; empty text after a reconnect. */
  heard(payload: string): void
  /** Calls back for each event of a page. Returns the unsubscribe function. */
  subscribe(page: { uri: string; language: Language }, hear: (event: PageEventOrGap) => void): () => void
}

export function createPageEvents(): PageEvents {
  const readers = new Set<(event: PageEventOrGap) => void>()
  return {
    heard(payload) {
      const event = payload === '' ? 'missed' : pageEventSchema.parse(JSON.parse(payload))
      for (const read of readers) read(event)
    },
    subscribe({ uri, language }, hear) {
      const read = (event: PageEventOrGap) => {
        if (event === 'missed' || (event.uri === uri && event.language === language)) hear(event)
      }
      readers.add(read)
      return () => readers.delete(read)
    },
  }
}

/** Bytes. PostgreSQL allows 8000 per notification. */
const longestPayload = 7_000

/** Announces to every process that pages have changed; without pages, everything. */
export async function announceContent(db: Pick<Database, 'execute'>, pages: readonly ChangedPage[]): Promise<void> {
  const everything: PageTag = 'content'
  const payload = [everything, ...pages.map(contentTag)].join(' ')
  await db.execute(sql`select pg_notify(${pageTagChannel}, ${payload.length > longestPayload ? everything : payload})`)
}
