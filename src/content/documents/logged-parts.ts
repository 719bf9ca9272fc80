import type { Clock, LogEntry } from '#platform/ports.ts'
import type { ContentDatabase } from './content-database.ts'
import type { AnnouncePages } from './document-editor.ts'

/** Dependencies of services that write to the audit log. */
export interface LoggedParts {
  clock: Clock
  announce: AnnouncePages
  /** Adds an audit log entry within the given transaction. */
  record: (tx: ContentDatabase, entry: LogEntry) => Promise<void>
}
