import { type LogSubject, logOf } from '#domain/audit/actor.ts'
import { type Member, may } from '#domain/office/member.ts'
import { recordedExport } from '#features/exports/recorded-export.ts'
import type { CreatePorts, ListPlace } from '#platform/ports.ts'
import type { LogSearch } from './records.ts'
import type { ActionLogReads } from './store/action-log-list.ts'

/** What someone asks the log for; the role adds what it may see at all. */
export interface AskedLog extends Omit<LogSearch, 'kinds'> {
  kind?: LogSubject | undefined
}

export function createActionLogService(ports: CreatePorts & { log: ActionLogReads }) {
  const { log } = ports
  return {
    search: (member: Member, asked: AskedLog, after: ListPlace | null) => log.search(within(member, asked), after),
    actors: ({ role }: Member) => log.actors(logOf(role)),
    /** The lines of a file, a portion at a time; taking them out is a line of its own. Null when the role takes nothing out. */
    async file(member: Member, asked: AskedLog) {
      if (!may(member.role, 'export')) return null
      const { from = null, to = null } = asked
      const taken = { table: 'log', format: 'csv', from, to, workshop: null, actor: member } as const
      return recordedExport(ports, taken, log.whole(within(member, asked)))
    },
  }
}

/** To the office a registration and its order are one booking. */
function within({ role }: Member, { kind, ...asked }: AskedLog): LogSearch {
  const isAsked = (known: LogSubject) => known === kind || (known === 'registration' && kind === 'order')
  return { ...asked, kinds: logOf(role).filter((known) => kind === undefined || isAsked(known)) }
}
