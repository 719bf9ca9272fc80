import { and, eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '#platform/db/database.ts'
import { staleAnswer } from '#platform/db/tables.ts'
import type { Clock } from '#platform/ports.ts'
import type { CountContentEvent } from '../content-clients.ts'

export interface KeepingParts {
  store: StaleStore
  clock: Clock
  log: { warn(facts: object, message: string): void }
  count: CountContentEvent
  /** How long a response is reused without a query, from when it was requested. */
  freshMs: number
  /** The same for 'not found'. */
  missingMs: number
  /** How long a visitor waits for the source when there is a stale response. */
  patienceMs: number
  /** How long the source is not queried after a failure, when there is a stale response. */
  restMs: number
  /** Responses in memory. The store has no limit: it contains only what the source really has. */
  most: number
}

export type NoteFreshness = (ms: number) => void

interface Kept<Answer> {
  answer: Answer | null
  freshUntil: number
}

interface Question<Answer> {
  answer: Promise<Answer | null>
  askedAt: number
  /** By the clock: the age of a response counts from its query. */
  askedOn: number
  /** Content was published since the query: its response is returned but not cached. */
  outdated: boolean
}

/** A stale-if-error cache for one kind of response. `revive` parses a stored response, or returns undefined when it is invalid. */
export function keptAnswers<Answer>(parts: KeepingParts, revive: (stored: unknown) => Answer | undefined) {
  const { store, log, count } = parts
  const memory = new LRUCache<string, Kept<Answer>>({ max: parts.most })
  const underWay = new Map<string, Question<Answer>>()
  const now = () => parts.clock.now().epochMilliseconds

  /** Throws the error of `ask` when nothing is cached. `note` receives for how many ms the response is fresh. */
  async function get(key: string, ask: () => Promise<Answer | null>, note: NoteFreshness): Promise<Answer | null> {
    const kept = memory.get(key)
    if (kept && now() < kept.freshUntil) {
      note(kept.freshUntil - now())
      return kept.answer
    }
    const question = underWay.get(key) ?? begin(key, ask)
    const inTime = await within(question.askedAt + parts.patienceMs - performance.now(), question.answer)
    if (inTime === 'answered') {
      note((memory.get(key)?.freshUntil ?? 0) - now())
      return question.answer
    }
    const last = memory.get(key) ?? (await fromStore(key))
    if (!last) return question.answer
    note(parts.restMs)
    if (inTime === 'late') count('late')
    else last.freshUntil = now() + parts.restMs
    count('last-good')
    log.warn({ kind: kindOf(key) }, `content source ${inTime}, last good answer served`)
    return last.answer
  }

  function begin(key: string, ask: () => Promise<Answer | null>): Question<Answer> {
    count('asked')
    const question: Question<Answer> = {
      askedOn: now(),
      askedAt: performance.now(),
      answer: ask(),
      outdated: false,
    }
    underWay.set(key, question)
    question.answer = question.answer
      .then(async (answer) => {
        if (!question.outdated) await keep(key, answer, question.askedOn)
        return answer
      })
      .catch((error: unknown) => {
        count('failed')
        log.warn({ error: error instanceof Error ? (error.cause ?? error) : error }, 'content source failed')
        throw error
      })
      .finally(() => {
        if (underWay.get(key) === question) underWay.delete(key)
      })
    return question
  }

  async function keep(key: string, answer: Answer | null, askedOn: number): Promise<void> {
    const before = memory.get(key)
    const isKnown = before !== undefined && JSON.stringify(before.answer) === JSON.stringify(answer)
    memory.set(key, { answer, freshUntil: askedOn + (answer === null ? parts.missingMs : parts.freshMs) })
    if (isKnown) return
    try {
      await (answer === null ? store.forget(key) : store.keep(key, answer, parts.clock.now()))
    } catch (error) {
      log.warn({ error, kind: kindOf(key) }, 'content answer could not be stored')
    }
  }

  async function fromStore(key: string): Promise<Kept<Answer> | undefined> {
    try {
      const answer = revive(await store.find(key))
      if (answer === undefined) return undefined
      const kept = { answer, freshUntil: 0 }
      memory.set(key, kept)
      return kept
    } catch (error) {
      log.warn({ error, kind: kindOf(key) }, 'last good content answer could not be read')
      return undefined
    }
  }

  return {
    get,
    /** Makes the next visitor query the source. The cached response stays as a fallback. */
    expire(isMeant: (key: string) => boolean): void {
      for (const [key, kept] of memory.entries()) if (isMeant(key)) kept.freshUntil = 0
      for (const [key, question] of underWay) {
        if (!isMeant(key)) continue
        question.outdated = true
        underWay.delete(key)
      }
    },
  }
}

/** 'content:de:/workshops' → 'content'. Logged instead of the key, which may contain an address that a visitor has typed. */
function kindOf(key: string): string {
  return key.slice(0, key.indexOf(':'))
}

async function within(ms: number, answer: Promise<unknown>): Promise<'answered' | 'failed' | 'late'> {
  const { promise: late, resolve } = Promise.withResolvers<'late'>()
  const timer = setTimeout(() => resolve('late'), Math.max(ms, 0))
  const outcome = answer.then(
    () => 'answered' as const,
    () => 'failed' as const,
  )
  try {
    return await Promise.race([outcome, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Persists stale responses of one source across restarts. */
export interface StaleStore {
  keep(key: string, answer: unknown, at: Temporal.Instant): Promise<void>
  /** Undefined when there is none. It may have been written by an older version of the program. */
  find(key: string): Promise<unknown>
  forget(key: string): Promise<void>
}

/** The stale cache of one content source in the database. `source` is its key. */
export function staleAnswersOn(db: Database, source: string): StaleStore {
  const at = (key: string) => and(eq(staleAnswer.source, source), eq(staleAnswer.key, key))

  return {
    async keep(key, answer, answeredAt) {
      const row = { source, key, answer, answeredAt }
      await db
        .insert(staleAnswer)
        .values(row)
        .onConflictDoUpdate({ target: [staleAnswer.source, staleAnswer.key], set: row })
    },
    async find(key) {
      const [row] = await db.select({ answer: staleAnswer.answer }).from(staleAnswer).where(at(key))
      return row?.answer
    },
    async forget(key) {
      await db.delete(staleAnswer).where(at(key))
    },
  }
}
