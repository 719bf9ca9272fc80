import { sql } from 'drizzle-orm'
import type { Language } from '#domain/language.ts'
import type { ContentDatabase } from './content-database.ts'
import { contentPost, type StoredPicture, type StoredTag } from './posts-table.ts'
import type { StoredBlock } from './stored-block.ts'
import { contentPage, contentTerm } from './tables.ts'

/** A page as the seed writes it; what follows from its address is added when it is stored. */
export interface StarterPage {
  language: Language
  /** The path behind the language: '/', '/workshops'. */
  uri: string
  title: string
  blocks: StoredBlock[]
  /** The same for the page and its twin in the other language. */
  translationGroup: string
  trainingCategoryId?: number | undefined
}

/** A post as the seed writes it. */
export interface StarterPost {
  language: Language
  slug: string
  title: string
  excerpt: string
  author: string
  tags: StoredTag[]
  picture: StoredPicture
  blocks: StoredBlock[]
  /** The same for the post and its twin in the other language. */
  translationGroup: string
  /** ISO instant. */
  publishedAt: string
}

export interface StarterTerm {
  taxonomy: string
  slug: string
  databaseId: number
}

export interface StarterContent {
  posts?: readonly StarterPost[]
  pages: readonly StarterPage[]
  terms: readonly StarterTerm[]
}

/**
 * Fills an empty store, all or nothing, and says whether it did. A store that holds any page is left as it is: it belongs to its
 * editors. The table lock lets only one of two processes that start together do it.
 */
export function fillEmptyStore(db: ContentDatabase, content: StarterContent): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${contentPage} in share row exclusive mode`)
    const [anyPage] = await tx.select({ id: contentPage.id }).from(contentPage).limit(1)
    if (anyPage) return false
    if (content.terms.length > 0) await tx.insert(contentTerm).values([...content.terms])
    if (content.pages.length > 0) await tx.insert(contentPage).values(content.pages.map(asRow))
    const posts = (content.posts ?? []).map((post) => ({ ...post, status: 'published' as const }))
    if (posts.length > 0) await tx.insert(contentPost).values(posts)
    return true
  })
}

function asRow(page: StarterPage): typeof contentPage.$inferInsert {
  return { ...page, slug: page.uri.slice(page.uri.lastIndexOf('/') + 1), status: 'published' }
}
