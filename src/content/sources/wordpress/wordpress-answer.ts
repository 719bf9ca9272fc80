import { z } from 'zod'

/** A block as wp-graphql-gutenberg answers it: everything that its kind has is in one text of JSON. */
export interface WordPressBlock {
  name: string
  order: number
  attributesJSON?: string | null | undefined
  /** Its HTML, that of its inner blocks included. */
  saveContent?: string | null | undefined
  innerBlocks: WordPressBlock[]
}

export const block: z.ZodType<WordPressBlock> = z.object({
  name: z.string(),
  order: z.number().int().min(0),
  attributesJSON: z.string().nullish(),
  saveContent: z.string().nullish(),
  // absent below the depth that the query spells out
  get innerBlocks() {
    return z
      .array(block)
      .nullish()
      .transform((blocks) => blocks ?? [])
  },
})

const polylangTranslation = z
  .object({ uri: z.string(), language: z.object({ locale: z.string() }) })
  .transform(({ uri, language }) => ({ address: uri, locale: language.locale }))
const wpmlTranslation = z
  .object({ uri: z.string(), locale: z.object({ locale: z.string() }) })
  .transform(({ uri, locale }) => ({ address: uri, locale: locale.locale }))
const specifiedTranslation = z
  .object({ slug: z.string(), locale: z.string() })
  .transform(({ slug, locale }) => ({ address: `/${slug.replace(/^\/+/, '')}`, locale }))

/** A translation that visitors may not see comes as null or with nothing in it. */
export const translations = z
  .array(z.union([polylangTranslation, wpmlTranslation, specifiedTranslation, z.unknown().transform(() => null)]))
  .nullish()
  .transform((list) => (list ?? []).filter((translation) => translation !== null))

/** What says whether a page may be shown. WordPress leaks the blocks of protected pages, so nothing else decides. */
const forEverybody = {
  __typename: z.literal('Page'),
  contentTypeName: z.literal('page').optional(),
  uri: z.string(),
  status: z.literal('publish'),
  hasPassword: z.literal(false),
  isRestricted: z.literal(false),
}

/** The same for a post. */
export const postForEverybody = {
  ...forEverybody,
  __typename: z.literal('Post'),
  contentTypeName: z.literal('post').optional(),
}

/** '2026-11-10T08:00:00', in UTC, without saying so. */
export const gmt = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d$/)
  .transform((date) => `${date.replace(' ', 'T')}Z`)

const visiblePage = z
  .object({
    ...forEverybody,
    id: z.string(),
    slug: z.string().nullish(),
    title: z.string().nullish(),
    translations: translations,
    translated: translations,
    blocks: z.array(block),
    trainingCategoryId: z.number().int().nullish(),
  })
  .transform(({ translations, translated, ...page }) => ({ ...page, translations: [...translations, ...translated] }))

const visibleListed = z
  .object({
    ...forEverybody,
    title: z.string().nullish(),
    modifiedGmt: gmt.nullish(),
    translations: translations,
    translated: translations,
  })
  .transform(({ translations, translated, ...listed }) => ({
    ...listed,
    translations: [...translations, ...translated],
  }))

const isForEverybody = z.object(forEverybody)
/** Draft, protected, restricted, or no page at all: a post, the address of the blog. */
const hidden = z
  .looseObject({})
  .refine((page) => !isForEverybody.safeParse(page).success)
  .transform(() => null)

/** A visible page that lacks something is an answer to be thrown away, a hidden one is no page. */
const page = z.union([z.null(), visiblePage, hidden])

export const pagesAnswer = z.object({
  pages: z.object({
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() }),
    nodes: z.array(z.union([visibleListed, hidden, z.null()])),
  }),
})

export type WordPressPage = z.infer<typeof visiblePage>
export type WordPressListed = z.infer<typeof visibleListed>

export const pageAnswer = z.object({ page })

export const childPagesAnswer = z.object({
  page: z.union([z.null(), z.object({ ...forEverybody, children: z.object({ nodes: z.array(page) }) }), hidden]),
})
