/** Someone who did nothing for so long signs in again: a lunch break fits in, a night does not. */
const idleEnd = { hours: 8 } as const

/** How exactly the last use is kept: a write for each page would be too many. */
const exactness = { minutes: 5 } as const

export function isIdle(lastUsed: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(lastUsed.add(idleEnd), now) <= 0
}

/** Whether a use is to be kept. */
export function isNewUse(lastUsed: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(lastUsed.add(exactness), now) <= 0
}

/** What was used before this moment is idle. */
export function idleBefore(now: Temporal.Instant): Temporal.Instant {
  return now.subtract(idleEnd)
}

/** What was mistyped longer ago does not count any more. */
export const attemptWindow = { minutes: 15 } as const

/** One account is one person who mistypes; one address may be a whole office. */
const maxAttempts = { account: 10, address: 30, device: 10, code: 10 }

/**
 * Whether one more attempt from a device is looked at in which this account has signed in before. What strangers try, for the account or from the
 * same network, does not count: no one locks a colleague out.
 */
export function mayKnownDeviceSignIn(attempts: number): boolean {
  return attempts <= maxAttempts.device
}

/** Whether one more code is looked at: those of strangers count for the account, those of a known device for itself alone. */
export function mayEnterCode(attempts: number): boolean {
  return attempts <= maxAttempts.code
}

/** Whether one more attempt is looked at, by how many there were with this one. */
export function maySignIn(attempts: { account: number; address: number }): boolean {
  return attempts.account <= maxAttempts.account && attempts.address <= maxAttempts.address
}

/** What failed longer ago does not count any more. */
export const alarmWindow = { hours: 1 } as const

/** Owners are notified once a day at most: someone who guesses passwords cannot flood them with mail. */
export const alarmPause = { hours: 24 } as const

/** Today counts what failed since then. */
export const countedOnToday = { hours: 24 } as const

/** So long the counts are kept. */
export const failuresKept = { hours: 30 * 24 } as const

const most = { office: 20, account: 10 }

/**
 * Whether the number of failed sign-ins within the hour, in the whole office and for the account of the last one, is reported to the
 * owners.
 */
export function isAlarming({ office, account }: { office: number; account: number }): boolean {
  return office >= most.office || account >= most.account
}
