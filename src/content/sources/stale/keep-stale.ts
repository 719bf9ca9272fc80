import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Post } from '#domain/blog/post.ts'
import type { ChildPage, ContentPage } from '#domain/content/content-page.ts'
import { isSafePictureUrl } from '#domain/content/links.ts'
import { chosenTestimonials } from '#domain/content/testimonial.ts'
import { languages } from '#domain/language.ts'
import type { ContentSource } from '../../ports/content.ts'
import { reshapeBlocks } from '../../reshape-blocks.ts'
import { contentTag, isAddress } from '../content-clients.ts'
import { sourceBlock, testimonial } from '../source-answer.ts'
import { type KeepingParts, keptAnswers, type NoteFreshness } from './kept-answers.ts'

/** Parses a stored answer; undefined when invalid. */
function stored<Answer>(shape: z.ZodType<Answer>): (answer: unknown) => Answer | undefined {
  return (answer) => shape.safeParse(answer).data
}

/** Reshaped and sanitised again, because an older version of the program, which knew fewer blocks or allowed more HTML, may have stored them. */
const blocks = z.array(sourceBlock).transform(reshapeBlocks)

/** Missing in answers stored before there were search engine fields. */
const search = z
  .object({
    title: z.string(),
    description: z.string(),
    hidden: z.boolean(),
    picture: z
      .object({ url: z.string().refine(isSafePictureUrl), alt: z.string(), width: z.number(), height: z.number() })
      .nullish(),
  })
  .optional()

const translated = z.array(z.object({ slug: z.string(), locale: z.enum(languages), hidden: z.boolean().optional() }))

const page = z.object({ id: z.string(), slug: z.string(), title: z.string(), translated, blocks, search })
export const storedPage = stored(page)
const storedChildren = stored(z.array(page.extend({ trainingCategoryId: z.number().int().nullable() })))

const storedList = stored(
  z.array(
    z.object({
      uri: z.string(),
      title: z.string(),
      modifiedAt: z.iso.datetime().optional(),
      translated,
      hidden: z.boolean().optional(),
    }),
  ),
)

const listedPost = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  author: z.string(),
  publishedAt: z.iso.datetime(),
  modifiedAt: z.iso.datetime().optional(),
  tags: z.array(z.object({ slug: z.string(), name: z.string() })),
  picture: z
    .object({
      url: z.string().refine(isSafePictureUrl),
      alt: z.string(),
      width: z.number().optional(),
      height: z.number().optional(),
    })
    .optional(),
  translated,
  hidden: z.boolean().optional(),
})
const storedPosts = stored(z.array(listedPost))
const storedPost = stored(listedPost.extend({ blocks, search }))

export interface KeptSource extends ContentSource {
  noting: NonNullable<ContentSource['noting']>
  /** Expires changed content. `content` means everything, `content:de:/workshops` beside it one page; without tags everything too. */
  purge(tags?: readonly string[]): void
}

type Needed = Pick<KeepingParts, 'store' | 'clock' | 'log' | 'count'>

/** Sized for a WordPress on two cores: a hundred pages in constant use cost it less than two queries a second. */
const usual: Omit<KeepingParts, keyof Needed> = {
  freshMs: 60_000,
  missingMs: 15_000,
  patienceMs: 1_000,
  restMs: 10_000,
  most: 500,
}

/** A stale-if-error cache: a page is asked for once a minute; when the source fails, visitors get the stale one, also after a restart. */
export function keepStale(source: ContentSource, parts: Needed & Partial<KeepingParts>): KeptSource {
  const keeping = { ...usual, ...parts }
  const pages = keptAnswers<ContentPage>(keeping, storedPage)
  const lists = keptAnswers(keeping, storedList)
  const posts = keptAnswers<Post>(keeping, storedPost)
  const postLists = keptAnswers(keeping, storedPosts)
  const voices = keptAnswers(keeping, stored(z.array(testimonial)))
  const families = keptAnswers<ChildPage[]>(keeping, storedChildren)
  const categories = keptAnswers(keeping, stored(z.number()))

  const noting = (note: NoteFreshness): ContentSource => ({
    async page(uri, language) {
      if (!isAddress(uri)) return null
      return await pages.get(contentTag({ uri, language }), () => source.page(uri, language), note)
    },

    async children(uri, names, language) {
      const asked = names.filter(isAddress)
      if (!isAddress(uri)) return null
      const key = `children:${contentTag({ uri, language })}:${asked.map(encodeURIComponent).join()}`
      return await families.get(key, () => source.children(uri, asked, language), note)
    },

    async categoryId(slug, language) {
      if (!isAddress(slug)) return null
      return await categories.get(`category:${language}:${slug}`, () => source.categoryId(slug, language), note)
    },

    async post(slug, language) {
      const uri = `/blog/${slug}`
      if (!isAddress(uri)) return null
      return await posts.get(contentTag({ uri, language }), () => source.post(slug, language), note)
    },

    posts: async (language) => (await postLists.get(`posts:${language}`, () => source.posts(language), note)) ?? [],

    async testimonials(language, slugs) {
      const all = (await voices.get(`testimonials:${language}`, () => source.testimonials(language), note)) ?? []
      return chosenTestimonials(all, slugs)
    },

    // A source without pages returns an empty list, so the result is never null.
    pages: async (language) => (await lists.get(`list:${language}`, () => source.pages(language), note)) ?? [],
  })

  return {
    ...noting(() => undefined),
    noting,

    purge(tags) {
      const named = tags?.filter((tag) => tag.startsWith('content:')) ?? []
      if (named.length > 0) {
        for (const kept of [pages, posts]) kept.expire((key) => named.includes(key))
        // Tags do not name the pages below a page.
        for (const kept of [lists, postLists, families, voices]) kept.expire(() => true)
      } else if (!tags || tags.includes('content')) {
        for (const kept of [pages, posts, lists, postLists, families, voices, categories]) kept.expire(() => true)
      }
    },
  }
}

/** Milliseconds. Every change is announced; this covers lost announcements. */
const lifetime = 5_000
/** A few per page. Requests for made-up addresses must not fill the memory. */
const most = 300
const longestKey = 1_000

type BrieflyKept<Source> = Source & {
  /** Drops everything, unless only seats have changed, which no content shows. Without tags, drops everything too. */
  purge(tags?: readonly string[]): void
}

/** Caches a source that announces every change, for all pages rendered meanwhile. Failures are not cached. */
export function keepBriefly<Source extends ContentSource>(source: Source): BrieflyKept<Source> {
  const answers = new LRUCache<string, Promise<unknown>>({ max: most, ttl: lifetime })

  function kept(name: string, ask: (...asked: unknown[]) => Promise<unknown>) {
    return (...asked: unknown[]): Promise<unknown> => {
      const key = `${name} ${JSON.stringify(asked)}`
      const known = answers.get(key)
      if (known) return known
      const answer = ask(...asked)
      if (key.length > longestKey) return answer
      answers.set(key, answer)
      answer.catch(() => {
        if (answers.peek(key) === answer) answers.delete(key)
      })
      return answer
    }
  }

  const asking = Object.entries(source).map(([name, ask]) => [name, kept(name, ask)])
  return {
    // as: the functions of the source itself, each with its own parameters and result
    ...(Object.fromEntries(asking) as Source),
    purge(tags) {
      if (!tags?.every((tag) => tag.startsWith('seats:'))) answers.clear()
    },
  }
}
