import { z } from 'zod'
import type { ListedPost, Post } from '#domain/blog/post.ts'
import { isSafePictureUrl } from '#domain/content/links.ts'
import { reshapeBlocks } from '../../reshape-blocks.ts'
import { sourceBlock } from '../source-answer.ts'
import { storedSearch, storedTranslations } from './stored-search.ts'

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
