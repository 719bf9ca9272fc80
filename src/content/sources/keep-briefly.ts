import { LRUCache } from 'lru-cache'
import type { ContentSource } from '#content/ports/content.ts'

/** Milliseconds. Every change is announced; this is for one that is lost on its way. */
const lifetime = 5_000
/** A few for each page. Strangers must not be able to fill the memory with addresses that no page has. */
const most = 300
const longestKey = 1_000

export type BrieflyKept<Source> = Source & {
  /** Something was announced: unless it is seats alone, which no content shows, all is asked for again. Without tags, too. */
  purge(tags?: readonly string[]): void
}

/**
 * The same source, asked once for all pages that are rendered meanwhile: a page of the embedded system takes some ten statements and questions
 * to itself, and is the same for everyone. For sources that announce every change. What fails is asked for again.
 */
export function keepBriefly<Source extends ContentSource>(source: Source): BrieflyKept<Source> {
  const answers = new LRUCache<string, Promise<unknown>>({ max: most, ttl: lifetime })

  function kept(name: string, ask: (...asked: unknown[]) => Promise<unknown>) {
    return (...asked: unknown[]): Promise<unknown> => {
      const key = `${name} ${JSON.stringify(asked)}`
      const known = answers.get(key)
      if (known) return known
      const answer = ask(...asked)
      if (key.length > longestKey) return answer
      answers.set(key, answer)
      answer.catch(() => {
        if (answers.peek(key) === answer) answers.delete(key)
      })
      return answer
    }
  }

  const asking = Object.entries(source).map(([name, ask]) => [name, kept(name, ask)])
  return {
    // as: the functions of the very source, each with its own questions and answers
    ...(Object.fromEntries(asking) as Source),
    purge(tags) {
      if (!tags?.every((tag) => tag.startsWith('seats:'))) answers.clear()
    },
  }
}
