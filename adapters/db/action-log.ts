import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { actorText } from '#domain/office/member.ts'
import type { LogEntry, LoggedAction, LogSubject } from '#usecases/ports.ts'
import type { Database } from './database.ts'
import { member } from './tables/member.ts'
import { actionLog } from './tables.ts'

/** In words; an account that is still there is called as it is now. */
export const shownActor = sql<string>`coalesce('organiser:' || ${member.name}, ${actionLog.actor})`

const { actorId: _, ...columns } = getTableColumns(actionLog)

/** Of a line, without the account: its reader shows a name. */
export const lineColumns = columns

/** Adds a line to the log of actions. */
export function record(db: Database, entry: LogEntry): Promise<void> {
  return recordAll(db, [entry])
}

/** Adds lines to the log of actions, in their order. */
export async function recordAll(db: Database, entries: readonly LogEntry[]): Promise<void> {
  await db.insert(actionLog).values(
    entries.map(({ at, actor, subject, action, reason }) => ({
      at,
      actor: actorText(actor),
      actorId: typeof actor === 'string' ? null : actor.id,
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
    .select({ ...lineColumns, actor: shownActor })
    .from(actionLog)
    .leftJoin(member, eq(member.id, actionLog.actorId))
    .where(and(eq(actionLog.subjectKind, kind), eq(actionLog.subjectId, id)))
    .orderBy(asc(actionLog.number))
  return rows.map(({ subjectKind, subjectId: _, ...line }) => ({ ...line, subject: subjectKind }))
}
