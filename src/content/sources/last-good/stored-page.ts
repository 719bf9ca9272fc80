import { z } from 'zod'
import type { ListedPost, Post } from '#domain/blog/post.ts'
import type { ChildPage, ContentPage } from '#domain/content/content-page.ts'
import { isSafePictureUrl } from '#domain/content/links.ts'
import { languages } from '#domain/language.ts'
import { reshapeBlocks } from '../../reshape-blocks.ts'
import { sourceBlock } from '../source-answer.ts'

/** What is there for search engines, of a page or a post as the store gives it back. Kept before there were such words, an answer has none. */
const storedSearch = z
  .object({
    title: z.string(),
    description: z.string(),
    hidden: z.boolean(),
    picture: z
      .object({ url: z.string().refine(isSafePictureUrl), alt: z.string(), width: z.number(), height: z.number() })
      .nullish(),
  })
  .optional()

export const storedTranslations = z.array(
  z.object({ slug: z.string(), locale: z.enum(languages), hidden: z.boolean().optional() }),
)

const shape = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  translated: storedTranslations,
  blocks: z.array(sourceBlock),
  search: storedSearch,
})

/**
 * A page as the store gives it back; undefined if it is none. Its blocks go through the reshaping and its allow list again: the store may
 * have been filled by an older version of the program, which knew fewer blocks or let more HTML through.
 */
export function storedPage(stored: unknown): ContentPage | undefined {
  const parsed = shape.safeParse(stored)
  return parsed.success ? { ...parsed.data, blocks: reshapeBlocks(parsed.data.blocks) } : undefined
}

const children = z.array(shape.extend({ trainingCategoryId: z.number().int().nullable() }))

/** The same for the pages below another. */
export function storedChildren(stored: unknown): ChildPage[] | undefined {
  const parsed = children.safeParse(stored)
  return parsed.success ? parsed.data.map((child) => ({ ...child, blocks: reshapeBlocks(child.blocks) })) : undefined
}

const listed = z.object({
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
  translated: storedTranslations,
  hidden: z.boolean().optional(),
})
const list = z.array(listed)
const whole = listed.extend({ blocks: z.array(sourceBlock), search: storedSearch })

/** The list of posts as the store gives it back; undefined if it is none. */
export function storedPosts(stored: unknown): ListedPost[] | undefined {
  const parsed = list.safeParse(stored)
  return parsed.success ? parsed.data : undefined
}

/** A post as the store gives it back, its blocks through the allow list again, as pages are (`stored-page.ts`). */
export function storedPost(stored: unknown): Post | undefined {
  const parsed = whole.safeParse(stored)
  return parsed.success ? { ...parsed.data, blocks: reshapeBlocks(parsed.data.blocks) } : undefined
}
