import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Language } from '#domain/language.ts'
import type { ContentDatabase } from './content-database.ts'
import { draftedPost } from './post-content.ts'
import { contentPost } from './tables/content-post.ts'

export type PostRow = typeof contentPost.$inferSelect

export type StoredPost = PostRow & {
  /** The same post in the other languages, as far as it may be seen. */
  translations: Pick<PostRow, 'language' | 'slug' | 'search'>[]
}

export interface PostQuestion {
  language: Language
  /** 1-based. */
  page: number
  /** At most this many. */
  first: number
  /** Slug of a tag; all posts without one. */
  tag?: string | undefined
}

/** Reads what may be seen: only what is published, or for those with a token the drafts in its place. */
export interface PostStore {
  /** Newest first, and how many there are on all pages together. */
  posts(question: PostQuestion): Promise<{ posts: StoredPost[]; total: number }>
  post(slug: string, language: Language): Promise<StoredPost | undefined>
  withTranslations(posts: readonly PostRow[]): Promise<StoredPost[]>
}

export function createPostStore(db: ContentDatabase, { drafts }: { drafts: boolean }): PostStore {
  const visible = drafts ? undefined : eq(contentPost.status, 'published')
  const shown = (post: PostRow): PostRow => (drafts ? draftedPost(post) : post)

  async function withTranslations(posts: readonly PostRow[]): Promise<StoredPost[]> {
    if (posts.length === 0) return []
    const { id, language, slug, search, translationGroup } = contentPost
    const groups = posts.map((post) => post.translationGroup)
    const related = await db
      .select({ id, language, slug, search, translationGroup })
      .from(contentPost)
      .where(and(visible, inArray(translationGroup, groups)))
    return posts.map((post) => ({
      ...shown(post),
      translations: related.filter((other) => other.translationGroup === post.translationGroup && other.id !== post.id),
    }))
  }

  return {
    withTranslations,

    async posts({ language, page, first, tag }) {
      const here = and(visible, eq(contentPost.language, language), tag === undefined ? undefined : isTagged(tag))
      const [counted] = await db.select({ total: count() }).from(contentPost).where(here)
      const posts = await db
        .select()
        .from(contentPost)
        .where(here)
        .orderBy(desc(contentPost.publishedAt), contentPost.slug)
        .limit(first)
        .offset((page - 1) * first)
      return { posts: await withTranslations(posts), total: counted?.total ?? 0 }
    },

    async post(slug, language) {
      // PostgreSQL refuses NUL in text; no slug has one
      if (slug.includes('\0')) return undefined
      const here = and(visible, eq(contentPost.language, language), eq(contentPost.slug, slug))
      const [post] = await withTranslations(await db.select().from(contentPost).where(here).limit(1))
      return post
    },
  }
}

function isTagged(tag: string): SQL {
  // PostgreSQL refuses NUL also inside JSON; no tag has one
  const wanted = JSON.stringify([{ slug: tag.replaceAll('\0', '') }])
  return sql`${contentPost.tags} @> ${wanted}::jsonb`
}
