import type { Language } from '#domain/language.ts'
import type { Member, Role } from '#domain/office/member.ts'

/** `Set-Cookie` headers that an answer has to bring along. */
export interface WithCookies {
  cookies: string[]
}

/** The session of a member, and its strength. */
export interface SignedIn {
  member: Member
  sessionId: string
  hasCode: boolean
}

export interface OpenSession {
  id: string
  /** As its browser names itself; empty when it does not. */
  userAgent: string
  createdAt: Temporal.Instant
  isCurrent: boolean
}

export interface Passkey {
  id: string
  name: string
  createdAt: Temporal.Instant | null
}

/** What is needed to set up codes: shown once, kept by the member. */
export interface CodeSetup {
  /** otpauth:// */
  uri: string
  backupCodes: string[]
}

/**
 * Passwords, second factors, passkeys and sessions. Each call gets the headers of its request with the cookies. `refused` never tells which
 * part was wrong.
 */
export interface Accounts {
  signedIn(headers: Headers): Promise<SignedIn | null>
  /** Without any limit: the use case counts the attempts. */
  signIn(login: { email: string; password: string }, headers: Headers): Promise<SignInResult>
  /** The address of the account whose password was right and whose code is asked for; null for no one. */
  halfSignedIn(headers: Headers): Promise<string | null>
  /** Without any limit, as well. The second step, with a code of the app or one of the backup codes. */
  enterCode(code: string, headers: Headers): Promise<CameIn | { outcome: 'refused' }>
  signOut(headers: Headers): Promise<WithCookies>
  hashPassword(password: string): Promise<string>
  /** Ends all other sessions. */
  changePassword(
    change: { current: string; next: string },
    headers: Headers,
  ): Promise<({ outcome: 'changed' } & WithCookies) | { outcome: 'refused' }>
  sessions(headers: Headers): Promise<OpenSession[]>
  /** Only one's own. */
  endSession(id: string, headers: Headers): Promise<void>
  endOtherSessions(headers: Headers): Promise<void>
  beginCodes(password: string, headers: Headers): Promise<CodeSetup | 'refused'>
  /** Codes are asked for from the first right one on. */
  confirmCodes(
    code: string,
    headers: Headers,
  ): Promise<({ outcome: 'confirmed' } & WithCookies) | { outcome: 'refused' }>
  endCodes(password: string, headers: Headers): Promise<({ outcome: 'ended' } & WithCookies) | { outcome: 'refused' }>
  /** How many codes on paper are left; none where no codes are asked for. */
  backupCodesLeft(headers: Headers): Promise<number>
  /** Ends those there were. */
  newBackupCodes(password: string, headers: Headers): Promise<string[] | 'refused'>
  passkeys(headers: Headers): Promise<Passkey[]>
  /** Only one's own, as `removePasskey`. */
  renamePasskey(id: string, name: string, headers: Headers): Promise<void>
  removePasskey(id: string, headers: Headers): Promise<void>
  /** What the browser's dialogue needs to make one, as JSON; its cookies remember the question. */
  beginPasskey(password: string, headers: Headers): Promise<({ options: unknown } & WithCookies) | 'refused'>
  /** The same to sign in with one. */
  askPasskey(headers: Headers): Promise<{ options: unknown } & WithCookies>
  /** `answer` is the browser's, as JSON. */
  takePasskey(
    what: 'register' | 'sign-in',
    answer: { response: unknown; name?: string },
    headers: Headers,
  ): Promise<CameIn | { outcome: 'refused' }>
}

/** Someone has come in: the account with this address. */
export type CameIn = { outcome: 'in'; email: string } & WithCookies

export type SignInResult = CameIn | ({ outcome: 'code' } & WithCookies) | { outcome: 'refused' }

/** Counts failed sign-ins in the database, for every process. */
export interface SignInAttempts {
  /** Counts one more for each key and gives the counts of the last quarter of an hour. */
  count(keys: readonly string[], now: Temporal.Instant): Promise<number[]>
  forgive(keys: readonly string[]): Promise<void>
}

/** Browsers in which someone has signed in before. They carry a signed cookie; nothing about them is stored. */
export interface KnownDevices {
  /** Stands for the device, where it is one of this account's; null for a stranger's. */
  deviceOf(email: string, headers: Headers, now: Temporal.Instant): string | null
  /** The `Set-Cookie` header that makes the device a known one of this account. */
  remember(email: string, now: Temporal.Instant): string
}

/** A sign-in that was turned down, for the log of the program: hashes instead of account and network address. */
export interface FailedSignIn {
  step: 'password' | 'code' | 'passkey'
  outcome: 'refused' | 'too-many'
  /** Null when unknown. */
  email: string | null
  address: string
  isKnownDevice: boolean
}

/** What a link to the office opens, each only once; `way-in` is a new password without the second factor there was. */
export type OfficeLinkPurpose = 'first-account' | 'editor-password' | 'invitation' | 'password' | 'way-in'

/** An open invitation. */
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
  /** All members; locks them until the transaction ends. */
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
  /** Consumes the link: the second call finds none. Null for unknown and expired ones. */
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

/** Whose sign-in failed: a member's by id, the editor's of the content system, or no one's we know. */
export type TriedAccount = { kind: 'member'; id: string } | { kind: 'editor' } | { kind: 'nobody' }

export interface SignInFailure {
  at: Temporal.Instant
  whose: TriedAccount
  step: FailedSignIn['step']
}

/** How often it failed for one account; members who are gone are no one. */
export interface CountedFailures {
  kind: TriedAccount['kind']
  name: string | null
  count: number
  /** Includes wrong codes: the password was right then. */
  codes: number
}

export interface SignInFailureReads {
  /** The most on top. */
  since(from: Temporal.Instant): Promise<CountedFailures[]>
}

/** Sign-ins that failed, counted by the minute; neither what was typed nor from where. */
export interface SignInFailureStores extends SignInFailureReads {
  note(failure: SignInFailure): Promise<void>
  /** All of them, and those for this account. */
  count(whose: TriedAccount, from: Temporal.Instant): Promise<{ office: number; account: number }>
  forget(before: Temporal.Instant): Promise<void>
  /** True for one caller alone, unless there was an alarm since `before`. */
  claimAlarm(now: Temporal.Instant, before: Temporal.Instant): Promise<boolean>
}
