/** What was mistyped longer ago does not count any more. */
export const attemptWindow = { minutes: 15 } as const

/** One account is one person who mistypes; one address may be a whole office. */
const mostAttempts = { account: 10, address: 30, device: 10, code: 10 }

/**
 * Whether one more attempt from a device is looked at in which this account has signed in before. What strangers try, for the account or from the
 * same network, does not count: nobody locks a colleague out.
 */
export function mayKnownDeviceSignIn(attempts: number): boolean {
  return attempts <= mostAttempts.device
}

/** Whether one more code is looked at: those of strangers count for the account, those of a known device for itself alone. */
export function mayEnterCode(attempts: number): boolean {
  return attempts <= mostAttempts.code
}

/** Whether one more attempt is looked at, by how many there were with this one. */
export function maySignIn(attempts: { account: number; address: number }): boolean {
  return attempts.account <= mostAttempts.account && attempts.address <= mostAttempts.address
}
