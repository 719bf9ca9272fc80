import { z } from 'zod'
import { languages } from '#domain/language.ts'
import type { CommentSearch } from '#features/blog/records.ts'
import { asked } from '#lists/list-query.ts'

export const commentFilters = ['waiting', 'approved', 'rejected', 'spam'] as const

const params = z.object({
  state: asked(z.enum([...commentFilters, 'all'])),
  language: asked(z.enum(languages)),
  post: asked(z.string().regex(/^[\w./-]{1,300}$/)),
})

/** The comment filter of a URL: pending comments by default, all comments for a post. */
export function commentSearchOf(query: URLSearchParams): CommentSearch {
  const { state, language, post: slug } = params.parse(Object.fromEntries(query))
  const post = language && slug ? { language, slug } : undefined
  const shown = state ?? (post ? 'all' : 'waiting')
  return { state: shown === 'all' ? undefined : shown, post }
}
