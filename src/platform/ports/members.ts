import type { Language } from '#domain/language.ts'
import type { Member, Role } from '#domain/office/member.ts'

/** What a link to the office opens, each only once; `way-in` is a new password without the second factor there was. */
export type OfficeLinkPurpose = 'first-account' | 'editor-password' | 'invitation' | 'password' | 'way-in'

/** Somebody who has been asked to join. */
export interface Invitation {
  id: string
  name: string
  email: string
  role: Role
  language: Language
  /** Name of the member who asked. */
  invitedBy: string
  createdAt: Temporal.Instant
}

export interface OfficeLink {
  /** SHA-256 of the token, hex. */
  tokenHash: string
  purpose: OfficeLinkPurpose
  subjectId: string | null
  /** Null where only an event ends it. */
  expiresAt: Temporal.Instant | null
  createdAt: Temporal.Instant
}

/** Members inside a transaction. */
export interface MemberStores {
  /** Everybody in the office; nobody else changes who is in it until the transaction ends. */
  lockMembers(): Promise<Member[]>
  member(id: string): Promise<Member | null>
  addMember(member: Member, passwordHash: string): Promise<void>
  changeRole(memberId: string, role: Role): Promise<void>
  rename(memberId: string, name: string): Promise<void>
  /** With their sessions, passkeys and all else. */
  removeMember(memberId: string): Promise<void>
  /** Ends all their sessions. */
  setPassword(memberId: string, passwordHash: string): Promise<void>
  /** Codes and passkeys, with every session: who finds the lost phone is out. */
  endSecondFactor(memberId: string): Promise<void>
  addInvitation(invitation: Invitation): Promise<void>
  dropInvitationsOf(email: string): Promise<void>
  removeInvitation(id: string): Promise<void>
  invitation(id: string): Promise<Invitation | null>
  addLink(link: OfficeLink): Promise<void>
  /** Takes the link away: whoever comes second finds none. Null for unknown and expired ones. */
  takeLink(tokenHash: string, purpose: OfficeLinkPurpose, now: Temporal.Instant): Promise<OfficeLink | null>
  /** All links to the same thing. */
  dropLinks(purpose: OfficeLinkPurpose, subjectId: string | null): Promise<void>
  /** False when it was so before. */
  requireSecondFactor(required: boolean): Promise<boolean>
}

/** Members outside of transactions. */
export interface MemberReads {
  /** By name. */
  all(): Promise<ListedMember[]>
  byEmail(email: string): Promise<Member | null>
  /** Newest first. */
  invitations(): Promise<Invitation[]>
  invitation(id: string): Promise<Invitation | null>
  link(tokenHash: string, purpose: OfficeLinkPurpose, now: Temporal.Instant): Promise<OfficeLink | null>
  needSecondFactor(): Promise<boolean>
}

export interface ListedMember extends Member {
  /** A code or a passkey beside the password. */
  hasSecondFactor: boolean
}
