import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { checkedDetails } from '#domain/audit/actions.ts'
import { type LogSubject, shownActor, storedActor } from '#domain/audit/actor.ts'
import type { Database } from '#platform/db/database.ts'
import { preparedInsert } from '#platform/db/prepared.ts'
import { member } from '#platform/db/tables/member.ts'
import { actionLog } from '#platform/db/tables.ts'
import type { LogEntry, LoggedAction } from '#platform/ports.ts'

const insertLines = preparedInsert(actionLog)

export function record(db: Database, entry: LogEntry): Promise<void> {
  return recordAll(db, [entry])
}

export async function recordAll(db: Database, entries: readonly LogEntry[]): Promise<void> {
  await insertLines(
    db,
    ...entries.map((entry) => ({
      at: entry.at,
      ...storedActor(entry.actor),
      subjectKind: entry.subject.kind,
      subjectId: entry.subject.id,
      action: entry.action,
      details: checkedDetails(entry),
      reason: entry.reason,
    })),
  )
}

/** Lines of the log; an account that is still there is called as it is now. */
export function linesWhere(db: Database, which: SQL | undefined) {
  return db
    .select({ ...getTableColumns(actionLog), actorName: sql<string>`coalesce(${member.name}, ${actionLog.actorName})` })
    .from(actionLog)
    .leftJoin(member, eq(member.id, actionLog.actorId))
    .where(which)
}

type Line = Awaited<ReturnType<typeof linesWhere>>[number]

/** As it is read, without what it is about. */
export function shownLine({ number, at, action, details, reason, ...actor }: Line) {
  return { number, at, actor: shownActor(actor), action, details, reason }
}

export async function actionsOn(
  db: Database,
  kinds: readonly LogSubject[],
  ids: readonly string[],
): Promise<LoggedAction[]> {
  const which = and(inArray(actionLog.subjectKind, [...kinds]), inArray(actionLog.subjectId, [...ids]))
  const lines = await linesWhere(db, which).orderBy(asc(actionLog.number))
  return lines.map((line) => ({ ...shownLine(line), subject: line.subjectKind }))
}

export function logReadsOn(db: Database) {
  return {
    actionsOn: (kind: LogSubject, id: string): Promise<LoggedAction[]> => actionsOn(db, [kind], [id]),
  }
}
