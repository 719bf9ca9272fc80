import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { LinkingContent, PlacedContent } from '../ports/page-service.ts'
import type { ContentDatabase } from './content-database.ts'
import { latestContent } from './page-content.ts'
import { latestPost } from './post-content.ts'
import { contentPost } from './tables/content-post.ts'
import { contentPage } from './tables.ts'

/** Pages and posts that name an address of a page or a post, now or in a draft; itself left out. */
export async function linksTo(
  db: Pick<ContentDatabase, 'select'>,
  { id, language, uri }: PlacedContent,
): Promise<LinkingContent[]> {
  const path = `/${language}${uri}`
  const pages = await db
    .select()
    .from(contentPage)
    .where(names(path, contentPage.blocks, contentPage.draft))
  const posts = await db
    .select()
    .from(contentPost)
    .where(names(path, contentPost.blocks, contentPost.draft))
  return [
    ...pages
      .filter((page) => page.id !== id)
      .map((page) => ({
        kind: 'page' as const,
        id: page.id,
        title: latestContent(page).title,
        language: page.language,
      })),
    ...posts
      .filter((post) => post.id !== id)
      .map((post) => ({
        kind: 'post' as const,
        id: post.id,
        title: latestPost(post).title,
        language: post.language,
      })),
  ]
}

/** The address as a whole, written as it is or as browsers spell it: not the one of a page below it. */
function names(path: string, ...columns: AnyPgColumn[]): SQL {
  const texts = columns.map((column) => sql`coalesce(${column}::text, '')`)
  const spelled = [...new Set([path, encodeURI(path)])].map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return sql`${sql.join(texts, sql` || `)} ~ ${`["'](${spelled.join('|')})/?["'#?\\\\]`}`
}
