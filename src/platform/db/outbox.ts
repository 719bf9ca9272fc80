import { sql } from 'drizzle-orm'
import type { Effect, LogEntry, PageTag, PersonalLink } from '#platform/ports.ts'
import type { Database } from './database.ts'
import { personalLink } from './tables.ts'

/** The channel on which changed page tags are announced to every process. */
export const pageTagChannel = 'page_tags'

/** A side effect, and when it is due if not at once. */
export interface PlannedEffect {
  effect: Effect
  at?: Temporal.Instant | undefined
}

/** Writes effects as jobs of the given transaction, in one statement for each queue. */
export type AddEffects = (tx: Database, planned: readonly PlannedEffect[]) => Promise<void>

/**
 * Collects what a transaction only writes and never reads back, so that it costs one statement a kind instead of one a line. `flush` writes
 * it: before a number is drawn, since everyone else waits for that, and at the end.
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
      if (effects.length > 0) await addEffects(tx, effects)
      if (log.length > 0) await recordAll(tx, log)
      if (links.length > 0) await tx.insert(personalLink).values(links)
      // Notifications are delivered when the transaction commits, and not at all when it rolls back.
      if (tags.length > 0) await tx.execute(sql`select pg_notify(${pageTagChannel}, ${tags.join(' ')})`)
    },
  }
  return outbox
}
