import type { LogEntry } from '#usecases/ports.ts'
import type { Database } from './database.ts'
import { actionLog } from './tables.ts'

/** Adds a line to the log of actions. */
export async function record(db: Database, { at, actor, subject, action, reason }: LogEntry): Promise<void> {
  await db
    .insert(actionLog)
    .values({ at: at.toString(), actor, subjectKind: subject.kind, subjectId: subject.id, action, reason })
}
