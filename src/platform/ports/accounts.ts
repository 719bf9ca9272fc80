import type { Member } from '#domain/office/member.ts'

/** `Set-Cookie` headers that an answer has to bring along. */
export interface WithCookies {
  cookies: string[]
}

/** Who is signed in, and how well. */
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
 * Passwords, second factors, passkeys and sessions. Each call is told the headers of its request, where the cookies are. `refused` never
 * says which part was wrong.
 */
export interface Accounts {
  signedIn(headers: Headers): Promise<SignedIn | null>
  /** Without any limit: the use case counts the attempts. */
  signIn(login: { email: string; password: string }, headers: Headers): Promise<SignInResult>
  /** The address of the account whose password was right and whose code is asked for; null for nobody. */
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

/** Somebody has come in: the account with this address. */
export type CameIn = { outcome: 'in'; email: string } & WithCookies

export type SignInResult = CameIn | ({ outcome: 'code' } & WithCookies) | { outcome: 'refused' }

/** Counts failed sign-ins in the database, for every process. */
export interface SignInAttempts {
  /** Counts one more for each key and gives the counts of the last quarter of an hour. */
  count(keys: readonly string[], now: Temporal.Instant): Promise<number[]>
  forgive(keys: readonly string[]): Promise<void>
}
