import type { Language } from '#domain/language.ts'
import type { MemberRefusal } from '#domain/office/change-members.ts'
import type { Member } from '#domain/office/member.ts'
import { may, type Role } from '#domain/office/role.ts'
import { type ApiDesk, createApiDesk } from '../api/api-desk.ts'
import type { ContentDesk } from '../ports/content-desk.ts'
import type { Invitation, ListedMember, OfficeLinkPurpose } from '../ports.ts'
import { createWebhookDesk, type WebhookDesk } from '../webhooks/webhook-desk.ts'
import { type ActionLogDesk, createActionLogDesk } from './action-log.ts'
import { type ContentTokenDesk, createContentTokenDesk } from './content-token-desk.ts'
import { takeEditorPassword } from './editor-password.ts'
import { makeFirstAccount, type NewAccount } from './first-account.ts'
import {
  changeRole,
  type InviteMember,
  inviteMember,
  joinOffice,
  removeMember,
  requireSecondFactor,
  resetSecondFactor,
  withdrawInvitation,
} from './members.ts'
import { askNewPassword, setNewPassword } from './new-password.ts'
import { officeLinkHash } from './office-links.ts'
import type { OfficePorts } from './office-ports.ts'
import { askedAgain, type OwnAccount } from './own-password.ts'
import { type RenameMember, renameMember } from './rename-member.ts'
import { type SignIn, type SignInOutcome, signIn, waysIn } from './sign-in.ts'
import { type Today, today } from './today.ts'
import { tryAgain } from './try-again.ts'

/** What the office can do about its own people: who they are and how they come in. */
export interface OfficeDesk {
  accounts: OwnAccount
  /** Keys of the REST API. */
  api: ApiDesk
  /** Of the embedded content system; null when the content comes from elsewhere. */
  contentTokens: ContentTokenDesk | null
  /** Other programs that hear of events. */
  webhooks: WebhookDesk
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
  inviteMember(invite: InviteMember, by: Member): Promise<'invited' | 'is-member'>
  withdrawInvitation(id: string, by: Member): Promise<void>
  changeRole(memberId: string, role: Role, by: Member): Promise<'changed' | MemberRefusal>
  renameMember(wish: RenameMember, by: Member): ReturnType<typeof renameMember>
  removeMember(memberId: string, by: Member): Promise<'removed' | MemberRefusal>
  resetSecondFactor(memberId: string, by: Member): Promise<'reset' | MemberRefusal>
  /** Who did what. */
  log: ActionLogDesk
  /** What needs a hand now, as far as it is theirs. */
  today(member: Member): Promise<Today>
  /** One more attempt for a job that was given up; see Today. */
  tryAgain(jobId: string, by: Member): ReturnType<typeof tryAgain>
  needsSecondFactor(): Promise<boolean>
  requireSecondFactor(required: boolean, by: Member): Promise<void>
  /** The content of the site; null when it comes from another system. */
  content: ContentDesk | null
}

export function createOfficeDesk(ports: OfficePorts): OfficeDesk {
  const { accounts, members, clock, transactions, contentTokens } = ports
  const link = (purpose: OfficeLinkPurpose, token: string) => members.link(officeLinkHash(token), purpose, clock.now())
  return {
    accounts: { ...accounts, ...askedAgain(ports), ...waysIn(ports) },
    api: createApiDesk(ports),
    contentTokens: contentTokens && createContentTokenDesk({ clock, transactions, contentTokens }),
    webhooks: createWebhookDesk(ports),
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
      const outcome = await changeRole(ports, memberId, role, by)
      if (outcome === 'changed' && !may(role, 'edit-content')) await contentTokens?.revokeOf(memberId)
      return outcome
    },
    renameMember: (wish, by) => renameMember(ports, wish, by),
    async removeMember(memberId, by) {
      const outcome = await removeMember(ports, memberId, by)
      if (outcome === 'removed') await contentTokens?.revokeOf(memberId)
      return outcome
    },
    resetSecondFactor: (memberId, by) => resetSecondFactor(ports, memberId, by),
    log: createActionLogDesk(ports),
    today: (member) => today(ports, member),
    tryAgain: (jobId, by) => tryAgain(ports, jobId, by),
    needsSecondFactor: members.needSecondFactor,
    requireSecondFactor: (required, by) => requireSecondFactor(ports, required, by),
    content: ports.contentDesk ?? null,
  }
}
