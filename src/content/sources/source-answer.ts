import { z } from 'zod'
import type { SourceBlock } from '#domain/content/block.ts'
import { isSafePictureUrl } from '#domain/content/links.ts'
import { certificationSlugs } from '#domain/workshop/certification.ts'

export const sourceBlock: z.ZodType<SourceBlock> = z.looseObject({
  name: z.string(),
  order: z.number().int().min(0),
  // Absent below the depth that the query spells out.
  get innerBlocks() {
    return z.array(sourceBlock).default([])
  },
})

const translated = z.array(z.object({ slug: z.string(), locale: z.string(), hidden: z.boolean().optional() }))

const picture = z.object({ url: z.string(), alt: z.string(), width: z.number(), height: z.number() })

/** Empty fields fall back to those of the page. */
const searchFields = z.object({
  title: z.string().nullish().transform(textOrNone),
  description: z.string().nullish().transform(textOrNone),
  hidden: z.boolean(),
  picture: picture.nullish().transform((found) => (found && isSafePictureUrl(found.url) ? found : null)),
})
/** For lists. */
const hiddenOnly = z.object({ hidden: z.boolean() })

function textOrNone(text: string | null | undefined): string {
  return text ?? ''
}

const sourcePage = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  translated,
  blocks: z.array(sourceBlock),
  search: searchFields.nullish(),
})
export type SourcePage = z.infer<typeof sourcePage>

export const pageAnswer = z.object({ page: sourcePage.nullable() })

export const pagesAnswer = z.object({
  pages: z.array(
    z.object({
      uri: z.string().startsWith('/'),
      title: z.string(),
      modified: z.iso.datetime().nullish(),
      translated,
      search: hiddenOnly.nullish(),
    }),
  ),
})

const listedPost = z.object({
  id: z.string(),
  slug: z.string().min(1),
  title: z.string(),
  excerpt: z.string(),
  author: z.string(),
  date: z.iso.datetime(),
  modified: z.iso.datetime().nullish(),
  tags: z.array(z.object({ slug: z.string(), name: z.string() })),
  picture: picture.nullish(),
  translated,
  search: hiddenOnly.nullish(),
})
export type SourceListedPost = z.infer<typeof listedPost>

export const postsAnswer = z.object({ posts: z.object({ total: z.number().int(), nodes: z.array(listedPost) }) })

export const postAnswer = z.object({
  post: listedPost.extend({ blocks: z.array(sourceBlock), search: searchFields.nullish() }).nullable(),
})

export const childPagesAnswer = z.object({
  page: z
    .object({ children: z.array(sourcePage.extend({ trainingCategoryId: z.number().int().nullable() })) })
    .nullable(),
})

const message = { slug: z.string().min(1), author: z.string(), message: z.string() }
const parts = { name: z.string(), role: z.string(), company: z.string() }

/** In the site's shape. */
export const testimonial = z.object({
  ...message,
  by: z.object(parts).optional(),
  workshop: z.enum(certificationSlugs).optional(),
  trainer: z.string().optional(),
})

const ties = { workshop: z.string().nullable(), trainer: z.string().nullable() }

/** In a source's shape, where the subject may be missing. */
export const testimonialsAnswer = z.object({
  testimonials: z.array(z.object({ ...message, ...z.object({ ...parts, ...ties }).partial().shape })),
})

export type SourceTestimonial = z.infer<typeof testimonialsAnswer>['testimonials'][number]

export const termAnswer = z.object({ termNode: z.object({ databaseId: z.number().int() }).nullable() })

/** The envelope of GraphQL over HTTP. `data` may come with `errors`, and a crash may return neither. */
export const envelope = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(
      z.looseObject({
        message: z.string(),
        extensions: z
          .looseObject({ code: z.string().optional().catch(undefined) })
          .nullish()
          .catch(undefined),
      }),
    )
    .optional(),
})
