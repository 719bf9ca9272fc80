import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { StoredBlock, StoredPicture, StoredTag } from '#domain/content/stored-block.ts'
import type { Language } from '#domain/language.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'
import { factsOf } from '../files/file-store.ts'
import { type AnyContent, type DocumentKind, type DocumentRow, latestOf, pages, posts } from './document.ts'
import {
  contentMedia,
  contentMenu,
  contentPost,
  contentTestimonial,
  contentTrainer,
  storedFile,
} from './tables/content.ts'
import { type ContentDatabase, contentPage, contentRevision, contentTerm } from './tables.ts'

/** A page of the seed. What follows from its address is added when it is stored. */
export interface StarterPage {
  language: Language
  /** The path without language: '/', '/workshops'. */
  uri: string
  title: string
  blocks: StoredBlock[]
  /** Shared by a page and its translation. */
  translationGroup: string
  trainingCategoryId?: number | undefined
}

export interface StarterPost {
  language: Language
  slug: string
  title: string
  excerpt: string
  author: string
  tags: StoredTag[]
  picture: StoredPicture
  blocks: StoredBlock[]
  /** Shared by a post and its translation. */
  translationGroup: string
  /** ISO instant. */
  publishedAt: string
}

export interface StarterTestimonial {
  language: Language
  slug: string
  author: string
  role: string
  company: string
  message: string
  workshop: CertificationSlug | null
  trainer: string | null
}

/** A trainer with texts in both languages. */
export type StarterTrainer = Omit<typeof contentTrainer.$inferInsert, 'position'>
export type StarterMedia = Omit<typeof contentMedia.$inferInsert, 'fileId'> & { bytes: Uint8Array }

export interface StarterTerm {
  taxonomy: string
  slug: string
  databaseId: number
}

export type StarterMenu = Pick<typeof contentMenu.$inferSelect, 'location' | 'language' | 'items'>

export interface StarterContent {
  posts?: readonly StarterPost[]
  testimonials?: readonly StarterTestimonial[]
  trainers?: readonly StarterTrainer[]
  media?: readonly StarterMedia[]
  menus?: readonly StarterMenu[]
  pages: readonly StarterPage[]
  terms: readonly StarterTerm[]
}

/** Fills an empty store, all or nothing, under a table lock. One with any page belongs to its editors. Returns whether it did. */
export function fillEmptyStore(db: ContentDatabase, content: StarterContent): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${contentPage} in share row exclusive mode`)
    if (await holdsPages(tx)) return false
    if (content.terms.length > 0) await tx.insert(contentTerm).values([...content.terms])
    if (content.pages.length > 0) await storePages(tx, content.pages)
    const starters = (content.posts ?? []).map(({ publishedAt, ...post }) => ({
      ...post,
      publishedAt: Temporal.Instant.from(publishedAt),
      status: 'published' as const,
    }))
    if (starters.length > 0) await storePosts(tx, starters)
    await storePeople(tx, content)
    if (content.menus) await tx.insert(contentMenu).values([...content.menus])
    return true
  })
}

async function storePeople(tx: ContentDatabase, { media = [], trainers = [], testimonials = [] }: StarterContent) {
  for (const { bytes, ...picture } of media) {
    const fileId = randomUUID()
    await tx.insert(storedFile).values({ id: fileId, ...factsOf(bytes), bytes })
    await tx.insert(contentMedia).values({ ...picture, fileId })
  }
  if (trainers.length > 0) await tx.insert(contentTrainer).values(inOrder(trainers))
  if (testimonials.length > 0) await tx.insert(contentTestimonial).values(inOrder(testimonials))
}

function inOrder<Row extends object>(rows: readonly Row[]) {
  return rows.map((row, position) => ({ ...row, position }))
}

export async function holdsPages(db: Pick<ContentDatabase, 'select'>): Promise<boolean> {
  const pages = await db.select({ id: contentPage.id }).from(contentPage).limit(1)
  return pages.length > 0
}

async function storePages(tx: ContentDatabase, starters: readonly StarterPage[]): Promise<void> {
  const stored = await tx.insert(contentPage).values(starters.map(asRow)).returning()
  await tx.insert(contentRevision).values(stored.map((page) => firstRevision(pages, page, page.updatedAt)))
}

async function storePosts(tx: ContentDatabase, starters: (typeof contentPost.$inferInsert)[]): Promise<void> {
  const stored = await tx.insert(contentPost).values(starters).returning()
  await tx.insert(contentRevision).values(stored.map((post) => firstRevision(posts, post, post.publishedAt)))
}

/** Published, as revision 1. */
function firstRevision<Content extends AnyContent, Row extends DocumentRow<Content>>(
  kind: DocumentKind<Content, Row>,
  row: Row,
  at: Temporal.Instant,
): typeof contentRevision.$inferInsert {
  const { id: pageId, revision: number, language, translationGroup } = row
  const content = latestOf(kind, row)
  return {
    pageId,
    number,
    kind: 'published',
    by: 'seed',
    at,
    language,
    uri: kind.uriOf(row),
    translationGroup,
    content,
  }
}

function asRow(page: StarterPage): typeof contentPage.$inferInsert {
  return { ...page, slug: page.uri.slice(page.uri.lastIndexOf('/') + 1), status: 'published' }
}
