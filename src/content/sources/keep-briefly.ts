import { LRUCache } from 'lru-cache'
import type { ContentSource } from '#content/ports/content.ts'

/** Milliseconds. Every change is announced; this covers lost announcements. */
const lifetime = 5_000
/** A few per page. Requests for made-up addresses must not fill the memory. */
const most = 300
const longestKey = 1_000

export type BrieflyKept<Source> = Source & {
  /** Drops everything, unless only seats have changed, which no content shows. Without tags, drops everything too. */
  purge(tags?: readonly string[]): void
}

/**
 * Caches a source for all pages rendered in the meantime: a page of the embedded system takes some ten statements and is the same for everyone. For
 * sources that announce every change. Failures are not cached.
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
    // as: the functions of the source itself, each with its own parameters and result
    ...(Object.fromEntries(asking) as Source),
    purge(tags) {
      if (!tags?.every((tag) => tag.startsWith('seats:'))) answers.clear()
    },
  }
}
