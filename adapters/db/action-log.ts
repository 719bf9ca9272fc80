import { and, asc, eq } from 'drizzle-orm'
import type { LogEntry, LoggedAction, LogSubject } from '#usecases/ports.ts'
import type { Database } from './database.ts'
import { actionLog } from './tables.ts'
import { instantOf } from './timestamps.ts'

/** Adds a line to the log of actions. */
export function record(db: Database, entry: LogEntry): Promise<void> {
  return recordAll(db, [entry])
}

/** Adds lines to the log of actions, in their order. */
export async function recordAll(db: Database, entries: readonly LogEntry[]): Promise<void> {
  await db.insert(actionLog).values(
    entries.map(({ at, actor, subject, action, reason }) => ({
      at: at.toString(),
      actor,
      subjectKind: subject.kind,
      subjectId: subject.id,
      action,
      reason,
    })),
  )
}

/** What was done to something, oldest first. */
export async function actionsOn(db: Database, kind: LogSubject, id: string): Promise<LoggedAction[]> {
  const rows = await db
    .select()
    .from(actionLog)
    .where(and(eq(actionLog.subjectKind, kind), eq(actionLog.subjectId, id)))
    .orderBy(asc(actionLog.number))
  return rows.map(({ at, subjectKind, subjectId: _, ...line }) => ({
    ...line,
    subject: subjectKind,
    at: instantOf(at),
  }))
}
