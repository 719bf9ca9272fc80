import { z } from 'zod'
import type { ListedPage } from '#domain/content/content-page.ts'
import { languages } from '#domain/language.ts'

const shape = z.array(
  z.object({
    uri: z.string(),
    title: z.string(),
    translated: z.array(z.object({ slug: z.string(), locale: z.enum(languages) })),
    hidden: z.boolean().optional(),
  }),
)

/** The list of pages as the store gives it back; undefined if it is none. */
export function storedList(stored: unknown): ListedPage[] | undefined {
  const parsed = shape.safeParse(stored)
  return parsed.success ? parsed.data : undefined
}
