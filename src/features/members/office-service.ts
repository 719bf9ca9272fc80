import type { Language } from '#domain/language.ts'
import { type Member, may, type Role } from '#domain/office/member.ts'
import { done, type Refusal, type Result, refused } from '#domain/result.ts'
import { createApiService } from '#features/api/api-service.ts'
import { createActionLogService } from '#features/audit/action-log-service.ts'
import type { OfficeLinkPurpose } from '#features/members/records.ts'
import { today, tryAgain } from '#features/today/today.ts'
import { createContentTokenService } from '#features/webhooks/content-token-service.ts'
import { createWebhookService } from '#features/webhooks/webhook-service.ts'
import {
  changeRole,
  type InviteMember,
  inviteMember,
  joinOffice,
  memberLine,
  removeMember,
  renameMember,
  requireSecondFactor,
  resetSecondFactor,
  withdrawInvitation,
} from './members.ts'
import type { MembersPorts } from './members-ports.ts'
import { askNewEmail, confirmNewEmail, keepEmail, type NewEmail, newEmailBehind } from './new-email.ts'
import { askedAgain, askNewPassword, type OwnAccount, setNewPassword } from './new-password.ts'
import { issueOfficeToken, officeLinkHash, takeEditorPassword } from './office-links.ts'
import { type SignIn, signIn, signInMethods } from './sign-in.ts'

export type OfficeService = ReturnType<typeof createOfficeService>

/** What screens of the office ask for: accounts and members, the log, Today, API keys, webhooks, and the content of the embedded system. */
export function createOfficeService(ports: MembersPorts) {
  const { accounts, members, clock, contentTokens } = ports
  const link = (purpose: OfficeLinkPurpose, token: string) => members.link(officeLinkHash(token), purpose, clock.now())
  // By its type without the methods that would pass by the limits of the sign-in.
  const ownAccount: OwnAccount = { ...accounts, ...askedAgain(ports), ...signInMethods(ports) }
  return {
    accounts: ownAccount,
    api: createApiService(ports),
    /** Null when the content comes from elsewhere. */
    contentTokens: contentTokens && createContentTokenService({ ...ports, contentTokens }),
    webhooks: createWebhookService(ports),
    signIn: (attempt: SignIn) => signIn(ports, attempt),
    /** The password of the content system’s account, once for each link; null for anything else. */
    takeEditorPassword: (token: string) => takeEditorPassword(ports, token),
    makeFirstAccount: (token: string, account: NewAccount) => makeFirstAccount(ports, token, account),
    /** Whether the link can still be used. */
    opens: async (purpose: OfficeLinkPurpose, token: string) => (await link(purpose, token)) !== null,
    async invitationBehind(token: string) {
      const found = await link('invitation', token)
      return found?.subjectId ? members.invitation(found.subjectId) : null
    },
    joinOffice: (token: string, join: { password: string }) => joinOffice(ports, token, join),
    askNewPassword: (wish: { email: string; language: Language; address: string }) => askNewPassword(ports, wish),
    setNewPassword: (token: string, password: string) => setNewPassword(ports, token, password),
    askNewEmail: (wish: NewEmail, by: { self: Member; headers: Headers }) => askNewEmail(ports, wish, by),
    /** The address of one's own account that is not confirmed; null for none. */
    newEmail: ({ id }: Member) => members.newEmail(id),
    keepEmail: (self: Member) => keepEmail(ports, self),
    newEmailBehind: (token: string) => newEmailBehind(ports, token),
    confirmNewEmail: (token: string, language: Language) => confirmNewEmail(ports, token, language),
    members: members.all,
    invitations: members.invitations,
    inviteMember: (invite: InviteMember, by: Member) => inviteMember(ports, invite, by),
    withdrawInvitation: (id: string, by: Member) => withdrawInvitation(ports, id, by),
    async changeRole(memberId: string, role: Role, by: Member) {
      const result = await changeRole(ports, memberId, role, by)
      if (result.outcome === 'done' && !may(role, 'edit-content')) await contentTokens?.revokeOf(memberId)
      return result
    },
    renameMember: (wish: { memberId: string; name: string }, by: Member) => renameMember(ports, wish, by),
    async removeMember(memberId: string, by: Member) {
      const result = await removeMember(ports, memberId, by)
      if (result.outcome === 'done') await contentTokens?.revokeOf(memberId)
      return result
    },
    resetSecondFactor: (memberId: string, by: Member) => resetSecondFactor(ports, memberId, by),
    log: createActionLogService(ports),
    today: (member: Member) => today(ports, member),
    tryAgain: (jobId: string, by: Member) => tryAgain(ports, jobId, by),
    needsSecondFactor: members.needSecondFactor,
    requireSecondFactor: (required: boolean, by: Member) => requireSecondFactor(ports, required, by),
    /** Null when the content comes from another system. */
    content: ports.contentService ?? null,
  }
}

interface NewAccount {
  name: string
  email: string
  password: string
}

/** The token of a new link to the first account; null once there is one. Links of earlier starts end. */
export async function offerFirstAccount({
  clock,
  randomSource,
  transactions,
}: Pick<MembersPorts, 'clock' | 'randomSource' | 'transactions'>): Promise<string | null> {
  return transactions.run(async (stores) => {
    const members = await stores.members.lockMembers()
    if (members.length > 0) return null
    return issueOfficeToken(stores, randomSource, { purpose: 'first-account', subjectId: null }, clock.now())
  })
}

/** Makes the first account, an owner's. Of two who come at once with the link one gets it. */
export async function makeFirstAccount(
  { clock, randomSource, transactions, accounts, isGuessable }: MembersPorts,
  token: string,
  { name, email, password }: NewAccount,
): Promise<Result<object, Refusal<'link-used' | 'guessable'>>> {
  if (await isGuessable(password, { name, email })) return refused('guessable')
  const passwordHash = await accounts.hashPassword(password)
  return transactions.run(async (stores) => {
    const members = await stores.members.lockMembers()
    const link = await stores.members.takeLink(officeLinkHash(token), 'first-account', clock.now())
    if (!link || members.length > 0) return refused('link-used')
    const id = randomSource.id()
    await stores.members.addMember({ id, name, email: email.toLowerCase(), role: 'owner' }, passwordHash)
    await stores.record(memberLine(clock, { id, name }, id, { action: 'member.joined', details: { role: 'owner' } }))
    return done
  })
}
