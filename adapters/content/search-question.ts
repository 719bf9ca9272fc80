import { RefusedQuery } from './graphql-exchange.ts'

/** How a query asks for the words for search engines; both empty when it does not. */
export interface SearchQuestion {
  /** Of a page, or a post. */
  whole: string
  /** Of one in a list. */
  listed: string
}

const asked: SearchQuestion = { whole: 'search { title description hidden }', listed: 'search { hidden }' }
const unasked: SearchQuestion = { whole: '', listed: '' }

export type WithSearch = <Answer>(ask: (question: SearchQuestion) => Promise<Answer>) => Promise<Answer>

/**
 * The words for search engines are no part of SPEC §7: a source that has only what stands there refuses the whole query for them. It is asked
 * without them then, and from then on; one that learns them is noticed after a restart.
 */
export function searchQuestion(): WithSearch {
  let current = asked
  return async (ask) => {
    try {
      return await ask(current)
    } catch (error) {
      if (current === unasked || !isAboutSearch(error)) throw error
      current = unasked
      return ask(unasked)
    }
  }
}

function isAboutSearch(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof RefusedQuery && /Cannot query field "search"/.test(cause.message)
}
