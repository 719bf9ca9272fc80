import type { ContentService } from '#content/ports/content-service.ts'
import type { AuditedAction } from '#domain/audit/actions.ts'
import { type LogSubject, logOf, workKindOf, workTasks } from '#domain/audit/actor.ts'
import type { Language } from '#domain/language.ts'
import { type Member, may, type Role } from '#domain/office/member.ts'
import { done, type Refusal, type Result, refused } from '#domain/result.ts'
import { type ApiService, createApiService } from '#features/api/api-service.ts'
import type { ListedAction, LoggedActor, LogSearch } from '#features/audit/records.ts'
import type { ActionLogReads } from '#features/audit/store/action-log-list.ts'
import { recordedExport } from '#features/exports/recorded-export.ts'
import type { Invitation, ListedMember, OfficeLinkPurpose } from '#features/members/records.ts'
import { type Today, today } from '#features/today/today.ts'
import type { ContentTokens, ListedContentToken } from '#features/webhooks/records.ts'
import { createWebhookService, type WebhookService } from '#features/webhooks/webhook-service.ts'
import type { Clock, Effect, ListPlace, Transactions } from '#platform/ports.ts'
import { makeFirstAccount, type NewAccount } from './first-account.ts'
import {
  changeRole,
  type InviteMember,
  inviteMember,
  joinOffice,
  type MemberOutcome,
  removeMember,
  requireSecondFactor,
  resetSecondFactor,
  withdrawInvitation,
} from './members.ts'
import type { MembersPorts } from './members-ports.ts'
import { askedAgain, askNewPassword, type OwnAccount, setNewPassword } from './new-password.ts'
import { officeLinkHash, takeEditorPassword } from './office-links.ts'
import { type SignIn, type SignInOutcome, signIn, signInMethods } from './sign-in.ts'

/** What the office can do about its own people: who they are and how they come in. */
export interface OfficeService {
  accounts: OwnAccount
  /** Keys of the REST API. */
  api: ApiService
  /** Of the embedded content system; null when the content comes from elsewhere. */
  contentTokens: ContentTokenService | null
  /** Webhooks. */
  webhooks: WebhookService
  signIn(attempt: SignIn): Promise<SignInOutcome>
  makeFirstAccount(token: string, account: NewAccount): ReturnType<typeof makeFirstAccount>
  /** The password of the content system’s account, once for each link; null for anything else. */
  takeEditorPassword(token: string): Promise<string | null>
  /** Whether the link can still be used; an invitation's comes with whom it is for. */
  opens(purpose: OfficeLinkPurpose, token: string): Promise<boolean>
  invitationBehind(token: string): Promise<Invitation | null>
  joinOffice(token: string, join: { password: string }): ReturnType<typeof joinOffice>
  askNewPassword(wish: { email: string; language: Language; address: string }): Promise<void>
  setNewPassword(token: string, password: string): ReturnType<typeof setNewPassword>
  members(): Promise<ListedMember[]>
  invitations(): Promise<Invitation[]>
  inviteMember(invite: InviteMember, by: Member): ReturnType<typeof inviteMember>
  withdrawInvitation(id: string, by: Member): Promise<void>
  changeRole(memberId: string, role: Role, by: Member): Promise<MemberOutcome>
  renameMember(wish: RenameMember, by: Member): Promise<MemberOutcome>
  removeMember(memberId: string, by: Member): Promise<MemberOutcome>
  resetSecondFactor(memberId: string, by: Member): Promise<MemberOutcome>
  /** Who did what. */
  log: ActionLogService
  /** What needs a hand now, as far as it is theirs. */
  today(member: Member): Promise<Today>
  /** One more attempt for a job that was given up; see Today. */
  tryAgain(jobId: string, by: Member): ReturnType<typeof tryAgain>
  needsSecondFactor(): Promise<boolean>
  requireSecondFactor(required: boolean, by: Member): Promise<void>
  /** The content of the site; null when it comes from another system. */
  content: ContentService | null
}

export function createOfficeService(ports: MembersPorts): OfficeService {
  const { accounts, members, clock, transactions, contentTokens } = ports
  const link = (purpose: OfficeLinkPurpose, token: string) => members.link(officeLinkHash(token), purpose, clock.now())
  return {
    accounts: { ...accounts, ...askedAgain(ports), ...signInMethods(ports) },
    api: createApiService(ports),
    contentTokens: contentTokens && createContentTokenService({ clock, transactions, contentTokens }),
    webhooks: createWebhookService(ports),
    signIn: (attempt) => signIn(ports, attempt),
    takeEditorPassword: (token) => takeEditorPassword(ports, token),
    makeFirstAccount: (token, account) => makeFirstAccount(ports, token, account),
    opens: async (purpose, token) => (await link(purpose, token)) !== null,
    async invitationBehind(token) {
      const found = await link('invitation', token)
      return found?.subjectId ? members.invitation(found.subjectId) : null
    },
    joinOffice: (token, join) => joinOffice(ports, token, join),
    askNewPassword: (wish) => askNewPassword(ports, wish),
    setNewPassword: (token, password) => setNewPassword(ports, token, password),
    members: members.all,
    invitations: members.invitations,
    inviteMember: (invite, by) => inviteMember(ports, invite, by),
    withdrawInvitation: (id, by) => withdrawInvitation(ports, id, by),
    async changeRole(memberId, role, by) {
      const result = await changeRole(ports, memberId, role, by)
      if (result.outcome === 'done' && !may(role, 'edit-content')) await contentTokens?.revokeOf(memberId)
      return result
    },
    renameMember: (wish, by) => renameMember(ports, wish, by),
    async removeMember(memberId, by) {
      const result = await removeMember(ports, memberId, by)
      if (result.outcome === 'done') await contentTokens?.revokeOf(memberId)
      return result
    },
    resetSecondFactor: (memberId, by) => resetSecondFactor(ports, memberId, by),
    log: createActionLogService(ports),
    today: (member) => today(ports, member),
    tryAgain: (jobId, by) => tryAgain(ports, jobId, by),
    needsSecondFactor: members.needSecondFactor,
    requireSecondFactor: (required, by) => requireSecondFactor(ports, required, by),
    content: ports.contentService ?? null,
  }
}

interface RenameMember {
  memberId: string
  name: string
}

/** Puts a name right. It opens and closes nothing; the line of the log has both names. */
async function renameMember(
  { clock, transactions }: Pick<MembersPorts, 'clock' | 'transactions'>,
  { memberId, name }: RenameMember,
  by: Member,
): Promise<MemberOutcome> {
  return transactions.run(async (stores) => {
    const member = (await stores.members.lockMembers()).find(({ id }) => id === memberId)
    if (!member) return refused('unknown-member')
    if (name === member.name) return done
    await stores.members.rename(memberId, name)
    const subject = { kind: 'member', id: memberId } as const
    const details = { before: member.name, name }
    await stores.record({ at: clock.now(), actor: by, subject, action: 'member.renamed', details })
    return done
  })
}

/** One more attempt for a failed job. Idempotent while it is running. Unknown are also jobs outside the member's permissions. */
export async function tryAgain(
  { clock, transactions }: Pick<MembersPorts, 'clock' | 'transactions'>,
  id: string,
  by: Member,
): Promise<Result<object, Refusal<'unknown'>>> {
  return transactions.run(async (stores) => {
    const job = await stores.failedJobs.lock(id)
    const kind = job && workKindOf(job.kind)
    if (!kind || !may(by.role, workTasks[kind])) return refused('unknown')
    await stores.failedJobs.tryAgain(id)
    const subject = subjectOf(job.effect) ?? { kind: 'job', id }
    await stores.record({ at: clock.now(), actor: by, subject, action: 'work.retried', details: { work: kind } })
    return done
  })
}

function subjectOf(effect: Effect | null): { kind: LogSubject; id: string } | null {
  if (effect !== null && 'orderId' in effect) return { kind: 'order', id: effect.orderId }
  if (effect !== null && 'registrationId' in effect) return { kind: 'registration', id: effect.registrationId }
  return null
}

/** What someone asks the log for; the role adds what it may see at all. */
export interface AskedLog extends Omit<LogSearch, 'kinds'> {
  kind?: LogSubject | undefined
}

/** The log of actions, each role its part. */
interface ActionLogService {
  search(member: Member, asked: AskedLog, after: ListPlace | null): ReturnType<ActionLogReads['search']>
  actors(member: Member): Promise<LoggedActor[]>
  /** The lines of a file, a portion at a time; taking them out is a line of its own. Null when the role takes nothing out. */
  file(member: Member, asked: AskedLog): Promise<AsyncIterable<readonly ListedAction[]> | null>
}

export function createActionLogService(
  ports: Pick<MembersPorts, 'clock' | 'randomSource' | 'transactions' | 'log'>,
): ActionLogService {
  const { log } = ports
  return {
    search: (member, asked, after) => log.search(within(member, asked), after),
    actors: ({ role }) => log.actors(logOf(role)),
    async file(member, asked) {
      if (!may(member.role, 'export')) return null
      const { from = null, to = null } = asked
      const taken = { table: 'log', format: 'csv', from, to, workshop: null, actor: member } as const
      return recordedExport(ports, taken, log.whole(within(member, asked)))
    },
  }
}

function within({ role }: Member, { kind, ...asked }: AskedLog): LogSearch {
  return { ...asked, kinds: logOf(role).filter((known) => kind === undefined || known === kind) }
}

interface Ports {
  clock: Clock
  transactions: Transactions
  contentTokens: ContentTokens
}

/** Tokens of the content system that members make for themselves. */
interface ContentTokenService {
  /** Owners see all, others their own. */
  seenBy(member: Member): Promise<ListedContentToken[]>
  /** Gives the token, this once. */
  make(role: ListedContentToken['role'], member: Member): Promise<string>
  /** One that the member sees; anything else stays. */
  revoke(id: string, member: Member): Promise<void>
}

function createContentTokenService({ clock, transactions, contentTokens }: Ports): ContentTokenService {
  async function seenBy(member: Member): Promise<ListedContentToken[]> {
    const all = await contentTokens.all()
    return all.filter(({ holder }) => holder === member.id || may(member.role, 'connect'))
  }

  function record(member: Member, action: AuditedAction): Promise<void> {
    const subject = { kind: 'member', id: member.id } as const
    return transactions.run((stores) => stores.record({ at: clock.now(), actor: member, subject, ...action }))
  }

  return {
    seenBy,
    async make(role, member) {
      const token = await contentTokens.issue({ name: member.name, role, holder: member.id })
      await record(member, { action: 'member.token-issued', details: { role } })
      return token
    },
    async revoke(id, member) {
      const token = (await seenBy(member)).find((seen) => seen.id === id)
      if (!token) return
      await contentTokens.revokeById(id)
      await record(member, { action: 'member.token-revoked', details: { name: token.name } })
    },
  }
}
