import { z } from 'zod'
import { isSafePictureUrl } from '#domain/content/links.ts'
import { languages } from '#domain/language.ts'

/** What is there for search engines, of a page or a post as the store gives it back. Kept before there were such words, an answer has none. */
export const storedSearch = z
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
