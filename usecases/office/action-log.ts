import { mostExported } from '#domain/export/export-kind.ts'
import { logOf } from '#domain/office/log-subject.ts'
import type { Member } from '#domain/office/member.ts'
import { may } from '#domain/office/role.ts'
import type { ActionLogReads, ListedAction, LoggedActor, LogSearch } from '../ports/action-log.ts'
import type { LogSubject } from '../ports/log.ts'
import type { ListPlace } from '../ports.ts'
import type { OfficePorts } from './office-ports.ts'

/** What somebody asks the log for; the role adds what it may see at all. */
export interface AskedLog extends Omit<LogSearch, 'kinds'> {
  kind?: LogSubject | undefined
}

/** The log of actions, each role its part. */
export interface ActionLogDesk {
  search(member: Member, asked: AskedLog, after: ListPlace | null): ReturnType<ActionLogReads['search']>
  actors(member: Member): Promise<LoggedActor[]>
  /** The lines of a file; taking them out is a line of its own. Null when there are too many, or the role takes nothing out. */
  file(member: Member, asked: AskedLog): Promise<ListedAction[] | null>
}

export function createActionLogDesk({
  clock,
  chance,
  transactions,
  log,
}: Pick<OfficePorts, 'clock' | 'chance' | 'transactions' | 'log'>): ActionLogDesk {
  return {
    search: (member, asked, after) => log.search(within(member, asked), after),
    actors: ({ role }) => log.actors(logOf(role)),
    async file(member, asked) {
      if (!may(member.role, 'export')) return null
      const lines = await log.whole(within(member, asked), mostExported)
      if (lines.length > mostExported) return null
      const subject = { kind: 'export', id: chance.id() } as const
      const reason = `${asked.from ?? '…'} ${asked.to ?? '…'}, ${lines.length} rows`
      const line = { at: clock.now(), actor: member, subject, action: 'log csv', reason } as const
      await transactions.run((stores) => stores.record(line))
      return lines
    },
  }
}

function within({ role }: Member, { kind, ...asked }: AskedLog): LogSearch {
  return { ...asked, kinds: logOf(role).filter((known) => kind === undefined || known === kind) }
}
