import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Language, languages } from '#domain/language.ts'
import type { ContentDatabase } from './content-database.ts'

/** How a page stands: CHANGED is published with a draft beside it, GONE is no more to be seen. */
export const pageStatuses = ['DRAFT', 'CHANGED', 'PUBLISHED', 'GONE'] as const
export type PageStatus = (typeof pageStatuses)[number]

const pageNews = z.object({
  uri: z.string(),
  language: z.enum(languages),
  revision: z.number().int(),
  status: z.enum(pageStatuses),
  changedAt: z.string(),
  /** Whether visitors see another page than before. */
  visible: z.boolean(),
})
/** A page has changed: as it is told from process to process. */
export type PageNews = z.infer<typeof pageNews>

/** The channel on which it is told. Drafts are news too, which is why the channel of page tags is another one. */
export const pageNewsChannel = 'content_page_news'

/** Tells every process, when the transaction commits. */
export async function tellPageNews(tx: Pick<ContentDatabase, 'execute'>, news: PageNews): Promise<void> {
  await tx.execute(sql`select pg_notify(${pageNewsChannel}, ${JSON.stringify(news)})`)
}

/** News of a page, or 'missed' when the connection was away and something may have happened. */
export type Heard = PageNews | 'missed'

export interface NewsService {
  /** Takes what came over the channel; the empty text after a reconnect. */
  heard(payload: string): void
  /** Calls back for each piece of news about a page. Gives the way to stop that. */
  follow(page: { uri: string; language: Language }, hear: (news: Heard) => void): () => void
}

export function createNewsService(): NewsService {
  const readers = new Set<(news: Heard) => void>()
  return {
    heard(payload) {
      const news = payload === '' ? 'missed' : pageNews.parse(JSON.parse(payload))
      for (const read of readers) read(news)
    },
    follow({ uri, language }, hear) {
      const read = (news: Heard) => {
        if (news === 'missed' || (news.uri === uri && news.language === language)) hear(news)
      }
      readers.add(read)
      return () => readers.delete(read)
    },
  }
}
