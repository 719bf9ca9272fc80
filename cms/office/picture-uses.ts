import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { PictureUse } from '#usecases/ports/office-media.ts'
import type { ContentDatabase } from '../content-database.ts'
import { contentPost } from '../tables/content-post.ts'
import { contentPage } from '../tables.ts'

/** Where a picture stands now or in a draft, by its id. What older revisions show is not counted. */
export async function pictureUses(db: Pick<ContentDatabase, 'select'>, id: string): Promise<PictureUse[]> {
  const pages = await db
    .select({ id: contentPage.id, title: contentPage.title, language: contentPage.language, uri: contentPage.uri })
    .from(contentPage)
    .where(names(id, contentPage.blocks, contentPage.search, contentPage.draft))
    .orderBy(contentPage.uri)
  const posts = await db
    .select({ id: contentPost.id, title: contentPost.title, language: contentPost.language, slug: contentPost.slug })
    .from(contentPost)
    .where(names(id, contentPost.blocks, contentPost.picture, contentPost.search, contentPost.draft))
    .orderBy(contentPost.slug)
  return [
    ...pages.map(({ language, uri, ...page }) => ({
      kind: 'page' as const,
      ...page,
      href: `/${language}${uri === '/' ? '' : uri}`,
    })),
    ...posts.map(({ language, slug, ...post }) => ({
      kind: 'post' as const,
      ...post,
      href: `/${language}/blog/${slug}`,
    })),
  ]
}

/** The id is a UUID: none of its characters means anything to LIKE. */
function names(id: string, ...columns: AnyPgColumn[]): SQL {
  const texts = columns.map((column) => sql`coalesce(${column}::text, '')`)
  return sql`${sql.join(texts, sql` || `)} like ${`%/media/${id}/%`}`
}
