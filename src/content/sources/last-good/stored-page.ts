import { z } from 'zod'
import type { ListedPost, Post } from '#domain/blog/post.ts'
import type { ChildPage, ContentPage } from '#domain/content/content-page.ts'
import { isSafePictureUrl } from '#domain/content/links.ts'
import { languages } from '#domain/language.ts'
import { reshapeBlocks } from '../../reshape-blocks.ts'
import { sourceBlock } from '../source-answer.ts'

/** Stored search engine fields of a page or post; missing in responses stored before they existed. */
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
 * Parses a stored page; undefined when invalid. Its blocks are reshaped and sanitised again, because an older version of the program may have stored
 * it, which knew fewer blocks or allowed more HTML.
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

/** Parses a stored list of posts; undefined when invalid. */
export function storedPosts(stored: unknown): ListedPost[] | undefined {
  const parsed = list.safeParse(stored)
  return parsed.success ? parsed.data : undefined
}

/** Parses a stored post; its blocks are sanitised again, like those of pages. */
export function storedPost(stored: unknown): Post | undefined {
  const parsed = whole.safeParse(stored)
  return parsed.success ? { ...parsed.data, blocks: reshapeBlocks(parsed.data.blocks) } : undefined
}
