import { RefusedQuery } from './graphql-exchange.ts'

/** How a query asks for the words for search engines; both empty when it does not. */
export interface SearchQuestion {
  /** Of a page, or a post. */
  whole: string
  /** Of one in a list. */
  listed: string
}

const asked: SearchQuestion = {
  whole: 'search { title description hidden picture { url alt width height } }',
  listed: 'search { hidden }',
}
const pictureless: SearchQuestion = { ...asked, whole: 'search { title description hidden }' }
const unasked: SearchQuestion = { whole: '', listed: '' }

export type WithSearch = <Answer>(ask: (question: SearchQuestion) => Promise<Answer>) => Promise<Answer>

/**
 * The words for search engines are no part of SPEC §7: a source that has only what stands there refuses the whole query for them. It is asked
 * without them then, and from then on, or without a picture where it knows the words alone; one that learns them is noticed after a restart.
 */
export function searchQuestion(): WithSearch {
  let current = asked
  return async (ask) => {
    try {
      return await ask(current)
    } catch (error) {
      const less = current === unasked ? null : questionAfter(error)
      if (!less) throw error
      current = less
      return ask(less)
    }
  }
}

/** What such a source can be asked instead; null where the error is about something else. */
function questionAfter(error: unknown): SearchQuestion | null {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof RefusedQuery)) return null
  if (/Cannot query field "search"/.test(cause.message)) return unasked
  return /Cannot query field "picture" on type "SearchFields"/.test(cause.message) ? pictureless : null
}
