import { RefusedQuery } from './graphql-exchange.ts'

/** How a query asks for what is there for search engines; each part is empty where the source does not know it. */
export interface SearchQuestion {
  /** The words of a page, or a post. */
  whole: string
  /** Those of one in a list. */
  listed: string
  /** What is told of a twin. */
  twin: string
}

export type WithSearch = <Answer>(ask: (question: SearchQuestion) => Promise<Answer>) => Promise<Answer>

/** What a source may not know, and how it refuses it. */
const refusals = {
  words: /Cannot query field "search"/,
  picture: /Cannot query field "picture" on type "SearchFields"/,
  twin: /Cannot query field "hidden" on type "Translation"/,
}
type Part = keyof typeof refusals
const parts = ['words', 'picture', 'twin'] as const satisfies Part[]

/**
 * What is there for search engines is no part of SPEC §7: a source that has only what stands there refuses the whole query for it. It is asked
 * without what it refused then, and from then on; one that learns it is noticed after a restart.
 */
export function searchQuestion(): WithSearch {
  const unknown = new Set<Part>()
  return async function withSearch(ask) {
    const asked = parts.filter((part) => !unknown.has(part))
    try {
      return await ask(questionFor(asked))
    } catch (error) {
      const refused = asked.filter((part) => isRefused(part, error))
      if (refused.length === 0) throw error
      for (const part of refused) unknown.add(part)
      return withSearch(ask)
    }
  }
}

function questionFor(asked: readonly Part[]): SearchQuestion {
  const picture = asked.includes('picture') ? ' picture { url alt width height }' : ''
  return {
    whole: asked.includes('words') ? `search { title description hidden${picture} }` : '',
    listed: asked.includes('words') ? 'search { hidden }' : '',
    twin: asked.includes('twin') ? 'hidden' : '',
  }
}

function isRefused(part: Part, error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof RefusedQuery && refusals[part].test(cause.message)
}
