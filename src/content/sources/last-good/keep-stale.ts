import { z } from 'zod'
import type { ContentSource } from '#content/ports/content.ts'
import type { ListedPage } from '#domain/content/content-page.ts'
import { chosenTestimonials, type Testimonial } from '#domain/content/testimonial.ts'
import { contentTag, isAddress } from '../content-clients.ts'
import { testimonial } from '../source-answer.ts'
import { type KeepingParts, keptAnswers, type NoteFreshness } from './kept-answers.ts'
import { storedChildren, storedPage, storedPost, storedPosts, storedTranslations } from './stored-page.ts'

const shape = z.array(
  z.object({
    uri: z.string(),
    title: z.string(),
    modifiedAt: z.iso.datetime().optional(),
    translated: storedTranslations,
    hidden: z.boolean().optional(),
  }),
)

/** Parses a stored list of pages; undefined when invalid. */
function storedList(stored: unknown): ListedPage[] | undefined {
  const parsed = shape.safeParse(stored)
  return parsed.success ? parsed.data : undefined
}

const list = z.array(testimonial)

/** Parses stored testimonials; undefined when invalid. */
function storedTestimonials(stored: unknown): Testimonial[] | undefined {
  const parsed = list.safeParse(stored)
  return parsed.success ? parsed.data : undefined
}

export interface KeptSource extends ContentSource {
  noting: NonNullable<ContentSource['noting']>
  /**
   * Expires changed content, so that the source is asked again. `content` means everything; `content:de:/workshops` beside it narrows that to one
   * page. Without tags, announcements may have been missed, so everything expires.
   */
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

/**
 * A stale-if-error cache of a remote source. Each visited page is queried once a minute, one query at a time. When the source fails or is slow,
 * visitors get the stale response, from memory or after a restart from the store. A page that was never fetched throws the source's `ContentError`.
 */
export function keepStale(source: ContentSource, parts: Needed & Partial<KeepingParts>): KeptSource {
  const keeping = { ...usual, ...parts }
  const pages = keptAnswers(keeping, storedPage)
  const lists = keptAnswers(keeping, storedList)
  const posts = keptAnswers(keeping, storedPost)
  const postLists = keptAnswers(keeping, storedPosts)
  const voices = keptAnswers(keeping, storedTestimonials)
  const families = keptAnswers(keeping, storedChildren)
  const categories = keptAnswers(keeping, (stored) => (typeof stored === 'number' ? stored : undefined))

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
