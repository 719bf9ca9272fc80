import { z } from 'zod'
import type { Testimonial } from '#domain/content/testimonial.ts'
import type { Language } from '#domain/language.ts'
import { askForPage, type ContentClients, ContentError } from '../content-clients.ts'
import { RefusedQuery } from '../graphql-exchange.ts'
import { plainTitle } from '../queries.ts'
import { languageOf } from './wordpress-answer.ts'

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
