import type { FailedSignIn } from './known-devices.ts'

/** Whose sign-in failed: a member's by id, the editor's of the content system, or nobody's we know. */
export type TriedAccount = { kind: 'member'; id: string } | { kind: 'editor' } | { kind: 'nobody' }

export interface SignInFailure {
  at: Temporal.Instant
  whose: TriedAccount
  step: FailedSignIn['step']
}

/** How often it failed for one account; members who are gone are nobody. */
export interface CountedFailures {
  kind: TriedAccount['kind']
  name: string | null
  count: number
  /** Codes among them: whoever is asked for one knows the password. */
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
