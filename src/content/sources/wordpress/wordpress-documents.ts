import { z } from 'zod'
import type { ListedPost, Post } from '#domain/blog/post.ts'
import { isSafePictureUrl } from '#domain/content/links.ts'
import type { Testimonial } from '#domain/content/testimonial.ts'
import type { Language } from '#domain/language.ts'
import { reshapeBlocks } from '../../reshape-blocks.ts'
import { askForPage, type ContentClients, ContentError } from '../content-clients.ts'
import { RefusedQuery } from '../graphql-exchange.ts'
import { plainTitle } from '../queries.ts'
import {
  blocksOf,
  eitherBlocks,
  gmt,
  languageOf,
  pathBehindLanguage,
  postForEverybody,
  translations,
  translationsOf,
} from './wordpress-answer.ts'
import { asSourceBlocks } from './wordpress-blocks.ts'
import { type Mentioned, withMentioned } from './wordpress-mentions.ts'

const picture = z.object({
  sourceUrl: z.string(),
  altText: z.string().nullish(),
  mediaDetails: z.object({ width: z.number().nullish(), height: z.number().nullish() }).nullish(),
})

const postShape = z.object({
  __typename: z.literal('Post'),
  uri: z.string(),
  id: z.string(),
  slug: z.string().min(1),
  title: z.string().nullish(),
  excerpt: z.string().nullish(),
  dateGmt: gmt,
  modifiedGmt: gmt.nullish(),
  author: z.object({ node: z.object({ name: z.string().nullish() }) }).nullish(),
  tags: z.object({ nodes: z.array(z.object({ slug: z.string(), name: z.string() })) }).nullish(),
  featuredImage: z.object({ node: picture }).nullish(),
  translations: translations,
  translated: translations,
  ...eitherBlocks,
})

function withBlocks({ translations, translated, editorBlocks, ...post }: z.infer<typeof postShape>) {
  return {
    ...post,
    translations: [...translations, ...translated],
    blocks: blocksOf({ editorBlocks, blocks: post.blocks }),
  }
}

const visiblePost = postShape.extend(postForEverybody).transform(withBlocks)
export type WordPressPost = ReturnType<typeof withBlocks>

/**
 * The post as an editor with a token may see it. A draft may have no name; its date is that of the post, which is not set in UTC before publishing.
 */
export const postDraftAnswer = z
  .object({
    contentNode: z.object({ __typename: z.string(), date: gmt.nullish(), dateGmt: gmt.nullish() }).nullable(),
    draft: postShape.extend({ slug: z.string().nullish(), dateGmt: gmt.nullish() }).nullable(),
  })
  .transform(({ contentNode, draft }) => {
    const dateGmt = contentNode?.dateGmt ?? contentNode?.date
    if (contentNode?.__typename !== 'Post' || !draft || !dateGmt) return null
    return withBlocks({ ...draft, slug: draft.slug || draft.id, dateGmt })
  })

const isForEverybody = z.object(postForEverybody)
const hidden = z
  .looseObject({})
  .refine((post) => !isForEverybody.safeParse(post).success)
  .transform(() => null)

/** A page of posts. A visible but incomplete post fails the query; a hidden one is skipped. */
export const postsAnswer = z.object({
  posts: z.object({
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() }),
    nodes: z.array(z.union([visiblePost, hidden, z.null()])),
  }),
})

/** The author when WordPress hides it from anonymous clients. */
const unnamed = 'Flight Levels'

/** Whether a post is of this language, by its address, wherever the permalinks put the prefix. */
export function isOfLanguage(post: Pick<WordPressPost, 'uri'>, language: Language): boolean {
  return languageOf(post.uri) === language
}

export function asListedPost(post: WordPressPost, language: Language): ListedPost {
  return {
    id: post.id,
    slug: readableSlug(post.slug),
    // Entities are already decoded, so any ampersand is literal.
    title: plainTitle((post.title ?? '').replaceAll('&', '&amp;')),
    // '<p>… [&hellip;]</p>': WordPress's marker at the end of generated excerpts.
    excerpt: plainTitle(post.excerpt ?? '').replace(/\s*\[…\]$/, '…'),
    author: post.author?.node.name || unnamed,
    publishedAt: post.dateGmt,
    ...(post.modifiedGmt && { modifiedAt: post.modifiedGmt }),
    tags: post.tags?.nodes ?? [],
    picture: pictureOf(post),
    translated: translationsOf(post.translations, language).map(({ slug, locale }) => ({
      slug: lastSegment(slug),
      locale,
    })),
  }
}

export function asPost(post: WordPressPost, language: Language, mentions: Mentioned): Post {
  const blocks = asSourceBlocks(post.blocks ?? [])
  return { ...asListedPost(post, language), blocks: reshapeBlocks(withMentioned(blocks, mentions)) }
}

function pictureOf({ featuredImage }: WordPressPost): ListedPost['picture'] {
  if (!featuredImage || !isSafePictureUrl(featuredImage.node.sourceUrl)) return undefined
  const { sourceUrl, altText, mediaDetails } = featuredImage.node
  return {
    url: sourceUrl,
    alt: altText ?? '',
    width: mediaDetails?.width ?? undefined,
    height: mediaDetails?.height ?? undefined,
  }
}

/** Permalinks may contain the date; this site uses only the last segment. */
function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** 'gel%c3%a4nder' becomes 'geländer' in this site's addresses. */
function readableSlug(slug: string): string {
  return pathBehindLanguage(`/x/${slug}/`, 'de')?.slice(2) ?? slug
}

/** Posts of a type that the company has registered as `testimonial` and `testimonials`; the title names the author. */
const query = `
  query testimonials($after: String) {
    testimonials(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { uri slug status hasPassword title content }
    }
  }`

const visible = z.object({
  uri: z.string(),
  slug: z.string().min(1),
  status: z.literal('publish'),
  hasPassword: z.literal(false),
  title: z.string().min(1),
  content: z.string().nullable(),
})
const answer = z.object({
  testimonials: z.object({
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() }),
    nodes: z.array(z.union([visible, z.unknown().transform(() => null)])),
  }),
})

/** Testimonials, newest first as WordPress has them. A WordPress without this type has none. */
export async function wordPressTestimonials(clients: ContentClients, language: Language): Promise<Testimonial[]> {
  const found: Testimonial[] = []
  let after: string | null = null
  try {
    do {
      const variables: { after: string | null } = { after }
      const { testimonials } = await askForPage(clients, { uri: '/', language }, { query, variables, answer })
      for (const node of testimonials.nodes) {
        if (node === null || languageOf(node.uri) !== language) continue
        // WPGraphQL gives titles decoded and contents as HTML
        const author = plainTitle(node.title.replaceAll('&', '&amp;'))
        found.push({ slug: node.slug, author, message: plainTitle((node.content ?? '').replaceAll('</p>', '</p> ')) })
      }
      after = testimonials.pageInfo.hasNextPage ? (testimonials.pageInfo.endCursor ?? null) : null
    } while (after !== null)
  } catch (error) {
    if (isUnknownType(error)) return []
    throw error
  }
  return found
}

function isUnknownType(error: unknown): boolean {
  const cause = error instanceof ContentError ? error.cause : undefined
  return cause instanceof RefusedQuery && /Cannot query field "testimonials"/.test(cause.message)
}
