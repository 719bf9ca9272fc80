/** Browsers in which somebody has signed in before. They carry a signed cookie; nothing about them is stored. */
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
  /** Null where nobody has said who it would be. */
  email: string | null
  address: string
  isKnownDevice: boolean
}
