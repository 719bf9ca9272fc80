import { z } from 'zod'
import type { ChildPage, ContentPage } from '#domain/content/content-page.ts'
import { reshapeBlocks } from '../../reshape-blocks.ts'
import { sourceBlock } from '../source-answer.ts'
import { storedSearch, storedTranslations } from './stored-search.ts'

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
