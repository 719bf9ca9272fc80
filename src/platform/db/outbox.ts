import { sql } from 'drizzle-orm'
import type { Effect, LogEntry, PageTag, PersonalLink } from '#platform/ports.ts'
import { type Database, together } from './database.ts'
import { type Given, prepared, preparedInsert } from './prepared.ts'
import { personalLink } from './tables.ts'

/** The channel on which changed page tags are announced to every process. */
export const pageTagChannel = 'page_tags'

const insertLinks = preparedInsert(personalLink)

const announce = prepared((tx, { tags }: Given<{ tags: string }>) =>
  tx.execute(sql`select pg_notify(${pageTagChannel}, ${tags})`),
)

/** A side effect, and when it is due unless at once. */
export interface PlannedEffect {
  effect: Effect
  at?: Temporal.Instant | undefined
}

/** Queues side effects within the given transaction, in one statement per queue. */
export type AddEffects = (tx: Database, planned: readonly PlannedEffect[]) => Promise<void>

/**
 * Collects what a transaction writes but never reads back, so that it costs one statement per kind instead of one per row. `flush` writes it: before
 * a number is drawn, since that blocks others, and at the end.
 */
export interface Outbox {
  effects: PlannedEffect[]
  log: LogEntry[]
  links: PersonalLink[]
  tags: Set<PageTag>
  flush(): Promise<void>
}

export function outboxOn(
  tx: Database,
  addEffects: AddEffects,
  recordAll: (tx: Database, log: LogEntry[]) => Promise<void>,
): Outbox {
  const outbox: Outbox = {
    effects: [],
    log: [],
    links: [],
    tags: new Set(),
    async flush() {
      const [effects, log, links] = [outbox.effects.splice(0), outbox.log.splice(0), outbox.links.splice(0)]
      const tags = [...outbox.tags]
      outbox.tags.clear()
      await together(
        effects.length > 0 && addEffects(tx, effects),
        log.length > 0 && recordAll(tx, log),
        links.length > 0 && insertLinks(tx, ...links),
        // PostgreSQL delivers notifications when the transaction commits, and not at all when it rolls back.
        tags.length > 0 && announce(tx, { tags: tags.join(' ') }),
      )
    },
  }
  return outbox
}
