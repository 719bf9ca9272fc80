/** The name of the session cookie as a substring; on https it is prefixed with `__Host-`. */
export const sessionCookieName = 'office.session_token='

/** The name of the cookie of a browser in which someone has signed in before; it outlives the session. */
export const deviceCookieName = 'office.device'

/** Idle timeout of a session: longer than a lunch break, shorter than a night. */
const idleEnd = { hours: 8 } as const

/** Precision of the last use, to avoid a write per page. */
const exactness = { minutes: 5 } as const

export function isIdle(lastUsed: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(lastUsed.add(idleEnd), now) <= 0
}

export function isNewUse(lastUsed: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(lastUsed.add(exactness), now) <= 0
}

export function idleBefore(now: Temporal.Instant): Temporal.Instant {
  return now.subtract(idleEnd)
}

/** Backup codes are written down and typed by hand, so no character looks like another one: no i, l, o, 0 and 1. */
export const backupCodeAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Without its hyphen. */
export const backupCodeLength = 10

/** A backup code as it is stored ('7dmxq-hb2kn'), from how it was typed: in capitals, without its hyphen, or with spaces. */
export function backupCodeOf(typed: string): string {
  const characters = typed.toLowerCase().replaceAll(/[^a-z\d]/g, '')
  return `${characters.slice(0, backupCodeLength / 2)}-${characters.slice(backupCodeLength / 2)}`
}

/** Failed attempts older than this do not count. */
export const attemptWindow = { minutes: 15 } as const

/** An account is one person, while an address may be a whole office. */
const maxAttempts = { account: 10, address: 30, device: 10, code: 10 }

/** Whether a known device may try once more. Attempts from elsewhere do not count, so they cannot lock out a colleague. */
export function mayKnownDeviceSignIn(attempts: number): boolean {
  return attempts <= maxAttempts.device
}

/** Whether one more code is accepted. Codes from unknown devices count per account, those of a known device only for that device. */
export function mayEnterCode(attempts: number): boolean {
  return attempts <= maxAttempts.code
}

/** Whether an attempt is allowed; the counts include it. */
export function maySignIn(attempts: { account: number; address: number }): boolean {
  return attempts.account <= maxAttempts.account && attempts.address <= maxAttempts.address
}

/** Failures older than this do not count. */
export const alarmWindow = { hours: 1 } as const

/** Owners are notified at most once a day, so that an attacker cannot flood them with mail. */
export const alarmPause = { hours: 24 } as const

/** The period of the failures counted on Today. */
export const countedOnToday = { hours: 24 } as const

/** Retention of the counts. */
export const failuresKept = { hours: 30 * 24 } as const

const most = { office: 20, account: 10 }

/** Whether the failed sign-ins of the last hour, in the whole office or for the last account, are reported to the owners. */
export function isAlarming({ office, account }: { office: number; account: number }): boolean {
  return office >= most.office || account >= most.account
}
