/** What was mistyped longer ago does not count any more. */
export const attemptWindow = { minutes: 15 } as const

/** One account is one person who mistypes; one address may be a whole office. */
const mostAttempts = { account: 10, address: 30 }

/** Whether one more attempt is looked at, by how many there were with this one. */
export function maySignIn(attempts: { account: number; address: number }): boolean {
  return attempts.account <= mostAttempts.account && attempts.address <= mostAttempts.address
}
