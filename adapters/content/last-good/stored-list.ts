import { z } from 'zod'
import type { ListedPage } from '#domain/content/content-page.ts'
import { storedTwins } from './stored-search.ts'

const shape = z.array(
  z.object({
    uri: z.string(),
    title: z.string(),
    modifiedAt: z.iso.datetime().optional(),
    translated: storedTwins,
    hidden: z.boolean().optional(),
  }),
)

/** The list of pages as the store gives it back; undefined if it is none. */
export function storedList(stored: unknown): ListedPage[] | undefined {
  const parsed = shape.safeParse(stored)
  return parsed.success ? parsed.data : undefined
}
