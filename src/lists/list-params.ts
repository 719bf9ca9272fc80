import { z } from 'zod'
import { languages } from '#domain/language.ts'
import { newsletterLists, subscriptionStates } from '#domain/newsletter/subscription.ts'
import type { CommentSearch } from '#features/blog/records.ts'
import type { MessageSearch } from '#features/contact/records.ts'
import type { SubscriptionSearch } from '#features/newsletter/records.ts'

export const commentFilters = ['waiting', 'approved', 'rejected', 'spam'] as const

/** Invalid parameters are ignored. */
const optional = <S extends z.ZodType>(schema: S) => schema.optional().catch(undefined)
const text = optional(z.string().trim().min(1).max(200))
const slug = z.string().regex(/^[\w./-]{1,300}$/)

const params = {
  comments: z.object({
    state: optional(z.enum([...commentFilters, 'all'])),
    language: optional(z.enum(languages)),
    post: optional(slug),
  }),
  messages: z.object({ text, state: optional(z.enum(['open', 'answered', 'all'])) }),
  subscriptions: z.object({
    text,
    state: optional(z.enum(subscriptionStates)),
    list: optional(z.enum(newsletterLists)),
  }),
}

/** The comment filter of a URL: pending comments by default, all comments for a post. */
export function commentSearchOf(query: URLSearchParams): CommentSearch {
  const { state, language, post: slug } = params.comments.parse(Object.fromEntries(query))
  const post = language && slug ? { language, slug } : undefined
  const asked = state ?? (post ? 'all' : 'waiting')
  return { state: asked === 'all' ? undefined : asked, post }
}

/** The message filter of a URL: open messages, unless it names a state or a search text. */
export function messageSearchOf(query: URLSearchParams): MessageSearch {
  const { state, text: words } = params.messages.parse(Object.fromEntries(query))
  const asked = state ?? (words === undefined ? 'open' : 'all')
  return { state: asked === 'all' ? undefined : asked, text: words }
}

export function subscriptionSearchOf(query: URLSearchParams): SubscriptionSearch {
  return params.subscriptions.parse(Object.fromEntries(query))
}
