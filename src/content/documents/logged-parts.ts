import type { Clock, LogEntry } from '#platform/ports.ts'
import type { ContentDatabase } from './content-database.ts'
import type { AnnouncePages } from './document-editor.ts'

/** What a service needs whose changes are in the log. */
export interface LoggedParts {
  clock: Clock
  announce: AnnouncePages
  /** Adds a line to the log, in the transaction that is given. */
  record: (tx: ContentDatabase, entry: LogEntry) => Promise<void>
}
