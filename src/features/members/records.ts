import type { Language } from '#domain/language.ts'
import type { Member, Role } from '#domain/office/member.ts'
import type { Refusal, Result } from '#domain/result.ts'

export interface WithCookies {
  cookies: string[]
}

export interface SignedIn {
  member: Member
  sessionId: string
  hasCode: boolean
}

export interface Passkey {
  id: string
  name: string
  createdAt: Temporal.Instant | null
}

/** What is needed to set up codes: shown once, stored by the member. */
export interface CodeSetup {
  /** otpauth:// */
  uri: string
  backupCodes: string[]
}

/** What needs a password, a code or a passkey: refused where it is not the right one. */
export type AccountResult<Value extends object> = Result<Value, Refusal<'refused'>>

/** Someone has come in: the account with this address. */
export interface CameIn extends WithCookies {
  email: string
}

/** What comes after the password: the office, or the code. */
export type SignInStep = ({ next: 'office' } & CameIn) | ({ next: 'code' } & WithCookies)

/** A refused sign-in, for the log of the program: hashes instead of account and network address. */
export interface FailedSignIn {
  step: 'password' | 'code' | 'passkey'
  // no result: a fact of the log
  outcome: 'refused' | 'too-many'
  /** Null when unknown. */
  email: string | null
  address: string
  isKnownDevice: boolean
}

/** What a link to the office opens, each only once; `way-in` is a new password without the second factor there was. */
export type OfficeLinkPurpose = 'first-account' | 'editor-password' | 'invitation' | 'password' | 'way-in' | 'new-email'

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

export interface ListedMember extends Member {
  /** Whether the password alone no longer opens the account. */
  hasCodes: boolean
  /** Beside the password, which without codes still opens the account alone. */
  hasPasskey: boolean
}

/** Whose sign-in failed: a member's by id, the editor's of the content system, or that of an unknown address. */
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
