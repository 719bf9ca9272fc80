import { z } from 'zod'
import { defaultLanguage, isLanguage, type Language } from '#domain/language.ts'

/**
 * Possible addresses of a page in WordPress, most likely first. There the address alone determines the language (`?lang` is ignored), so '/workshops'
 * is '/workshops/' in German and '/en/workshops/' in English. Polylang can be configured to prefix the default language too.
 */
export function addressesOf(uri: string, language: Language): string[] {
  const path = uri.replace(/^\//, '').replace(/(?<=[^/])\/$/, '')
  // '/en/books' requested in German would return the English page; '/de' would be a second address of the start page.
  if (isLanguage(path.split('/')[0]) || !path.isWellFormed()) return []
  // WordPress guesses or fails.
  if (path.split('/').includes('') && path !== '') return []
  const plain = path === '' ? '/' : `/${path.split('/').map(encodeURIComponent).join('/')}/`
  const prefixed = `/${language}${plain}`
  return language === defaultLanguage ? [plain, prefixed] : [prefixed]
}

/** Whether WordPress answered for the requested address: it guesses, and '/Books/' finds '/books/'. */
export function isSameAddress(asked: string, answered: string): boolean {
  return readable(asked) === readable(answered)
}

/** '/en/workshops/' → 'workshops', '/en/' → ''. Null for a draft, whose address is '/?page_id=12'. */
export function pathBehindLanguage(address: string, language: Language): string | null {
  const { pathname, search } = new URL(address, 'https://wordpress.invalid')
  if (search) return null
  const path = readable(pathname).replace(/^\//, '')
  if (path === language) return ''
  return path.startsWith(`${language}/`) ? path.slice(language.length + 1) : path
}

/** Non-ASCII letters may be percent-encoded ('%c3%bc'), and the trailing slash may be missing. */
function readable(address: string): string {
  const path = address.replace(/(?<=[^/])\/$/, '')
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path
  }
}

/** From the address: the default language has no prefix, or its own. */
export function languageOf(uri: string): Language {
  const first = uri.split('/')[1]
  return isLanguage(first) ? first : defaultLanguage
}

/** The translations by full path without language. */
export function translationsOf(
  translations: readonly { address: string; locale: string }[],
  language: Language,
): { slug: string; locale: Language }[] {
  return translations.flatMap(({ address, locale }) => {
    const translation = locale.slice(0, 2).toLowerCase()
    if (!isLanguage(translation) || translation === language) return []
    const slug = pathBehindLanguage(address, translation)
    return slug === null ? [] : [{ slug, locale: translation }]
  })
}

/** A block from either of the two plugins. */
export interface WordPressBlock {
  name: string
  /** wp-graphql-content-blocks: its type in the schema. */
  type?: string | undefined
  order?: number | undefined
  attributes: Readonly<Record<string, unknown>>
  /** Its HTML, including that of its inner blocks. */
  html: string
  innerBlocks: WordPressBlock[]
}

/** The alias of a type's attributes in the response: GraphQL requires one name per shape. */
export const attributesAlias = (type: string) => `of${type}`

/** wp-graphql-gutenberg returns all attributes as one JSON text; wp-graphql-content-blocks has a type per block. */
const block: z.ZodType<WordPressBlock> = z
  .looseObject({
    name: z.string().nullish(),
    type: z.string().nullish(),
    order: z.number().int().min(0).nullish(),
    attributesJSON: z.string().nullish(),
    cssClassNames: z.array(z.string().nullable()).nullish(),
    saveContent: z.string().nullish(),
    renderedHtml: z.string().nullish(),
    // Absent below the depth that the query spells out.
    get innerBlocks() {
      return z
        .array(block)
        .nullish()
        .transform((blocks) => blocks ?? [])
    },
  })
  .transform(
    ({ name, type, order, attributesJSON, cssClassNames, saveContent, renderedHtml, innerBlocks, ...rest }) => ({
      name: name ?? 'core/freeform',
      type: type ?? undefined,
      order: order ?? undefined,
      attributes:
        attributesJSON == null ? typedAttributes(cssClassNames, type, rest) : parsedAttributes(attributesJSON),
      html: saveContent ?? renderedHtml ?? '',
      innerBlocks,
    }),
  )

/** PHP encodes no attributes as `[]`. Unreadable attributes are dropped, so that the block shows its HTML. */
function parsedAttributes(json: string): Record<string, unknown> {
  try {
    const attributes: unknown = JSON.parse(json)
    return typeof attributes === 'object' && attributes !== null && !Array.isArray(attributes) ? { ...attributes } : {}
  } catch {
    return {}
  }
}

function typedAttributes(
  classes: readonly (string | null)[] | null | undefined,
  type: string | null | undefined,
  answered: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const typed = type ? answered[attributesAlias(type)] : undefined
  const given = Object.entries(typeof typed === 'object' && typed !== null ? typed : {}).filter(
    ([, value]) => value !== null,
  )
  return { ...Object.fromEntries(given), ...(classes && { className: classes.filter(Boolean).join(' ') }) }
}

/** The field that was queried; a page without either is invalid. */
export const eitherBlocks = { blocks: z.array(block).optional(), editorBlocks: z.array(block).optional() }
export const blocksOf = ({
  blocks,
  editorBlocks,
}: {
  blocks?: WordPressBlock[] | undefined
  editorBlocks?: WordPressBlock[] | undefined
}) => editorBlocks ?? blocks

const polylangTranslation = z
  .object({ id: z.string().nullish(), uri: z.string(), language: z.object({ locale: z.string() }) })
  .transform(({ id, uri, language }) => ({ id, address: uri, locale: language.locale }))
const wpmlTranslation = z
  .object({ id: z.string().nullish(), uri: z.string(), locale: z.object({ locale: z.string() }) })
  .transform(({ id, uri, locale }) => ({ id, address: uri, locale: locale.locale }))
const specifiedTranslation = z
  .object({ slug: z.string(), locale: z.string() })
  .transform(({ slug, locale }) => ({ id: undefined, address: `/${slug.replace(/^\/+/, '')}`, locale }))

/** A translation that visitors may not see is null or empty. */
export const translations = z
  .array(z.union([polylangTranslation, wpmlTranslation, specifiedTranslation, z.unknown().transform(() => null)]))
  .nullish()
  .transform((list) => (list ?? []).filter((translation) => translation !== null))

/** The fields that decide whether a page may be shown. WordPress leaks the blocks of protected pages, so nothing else is trusted. */
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

/** '2026-11-10T08:00:00': UTC without an offset. */
export const gmt = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d$/)
  .transform((date) => `${date.replace(' ', 'T')}Z`)

const pageShape = z.object({
  __typename: z.literal('Page'),
  uri: z.string(),
  id: z.string(),
  slug: z.string().nullish(),
  title: z.string().nullish(),
  isFrontPage: z.boolean().nullish(),
  translations: translations,
  translated: translations,
  ...eitherBlocks,
  trainingCategoryId: z.number().int().nullish(),
})

function withBlocks({ translations, translated, editorBlocks, ...page }: z.infer<typeof pageShape>) {
  return {
    ...page,
    translations: [...translations, ...translated],
    blocks: blocksOf({ editorBlocks, blocks: page.blocks }) ?? [],
  }
}

const visiblePage = pageShape
  .extend(forEverybody)
  .refine((page) => blocksOf(page) !== undefined)
  .transform(withBlocks)

const visibleListed = z
  .object({
    ...forEverybody,
    title: z.string().nullish(),
    isFrontPage: z.boolean().nullish(),
    modifiedGmt: gmt.nullish(),
    translations: translations,
    translated: translations,
  })
  .transform(({ translations, translated, ...listed }) => ({
    ...listed,
    translations: [...translations, ...translated],
  }))

const isForEverybody = z.object(forEverybody)
/** A draft, a protected or restricted page, or no page at all: a post, the address of the blog. */
const hidden = z
  .looseObject({})
  .refine((page) => !isForEverybody.safeParse(page).success)
  .transform(() => null)

/** A visible but incomplete page fails the query; a hidden one counts as missing. */
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

/** The page as an editor with a token may see it. */
export const pageDraftAnswer = z
  .object({
    contentNode: z.object({ __typename: z.string() }).nullable(),
    draft: pageShape.transform(withBlocks).nullable(),
  })
  .transform(({ contentNode, draft }) => (contentNode?.__typename === 'Page' ? draft : null))

export const draftStatusAnswer = z.object({
  viewer: z.object({ databaseId: z.number() }).nullable(),
  published: z
    .object({ databaseId: z.number(), status: z.string().nullish(), modifiedGmt: z.string().nullish() })
    .nullable(),
  draft: z.object({ databaseId: z.number(), dateGmt: z.string().nullish() }).nullable(),
})

export const childPagesAnswer = z.object({
  page: z.union([z.null(), z.object({ ...forEverybody, children: z.object({ nodes: z.array(page) }) }), hidden]),
})

export const latestChangeAnswer = z.object({
  contentNodes: z.object({ nodes: z.array(z.object({ id: z.string(), modifiedGmt: z.string().nullable() })) }),
})
