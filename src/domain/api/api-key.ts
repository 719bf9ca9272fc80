/** What a key for the REST API may do. Writing does not include reading: a key says everything it may. */
export const apiScopes = [
  'dates:read',
  'dates:write',
  'bookings:read',
  'bookings:write',
  'invoices:read',
  'webhooks:read',
  'webhooks:write',
] as const

export type ApiScope = (typeof apiScopes)[number]

/** A key of the REST API as the office sees it. The key itself is shown once and not stored. */
export interface ApiKey {
  id: string
  /** What it is for: 'Buchhaltung'. The log of actions calls its doings by it. */
  name: string
  /** How it begins, to tell one from the other: 'fd_x7Qa'. */
  start: string
  scopes: ApiScope[]
  createdAt: Temporal.Instant
  /** Name of the member. */
  createdBy: string
  /** Null when only revoking ends it. */
  expiresAt: Temporal.Instant | null
  /** To the minute. */
  lastUsedAt: Temporal.Instant | null
  revokedAt: Temporal.Instant | null
}

export type KeyStatus = 'live' | 'expired' | 'revoked'

/** A key ends at its instant: at that very moment it opens nothing any more. */
export function keyStatus({ expiresAt, revokedAt }: ApiKey, now: Temporal.Instant): KeyStatus {
  if (revokedAt) return 'revoked'
  return expiresAt && Temporal.Instant.compare(expiresAt, now) <= 0 ? 'expired' : 'live'
}

/** Days for which a key is good; 0 until it is revoked. */
export const keyLifetimes = ['30', '90', '365', '0'] as const

export function keyEnd(lifetime: (typeof keyLifetimes)[number], now: Temporal.Instant): Temporal.Instant | null {
  return lifetime === '0' ? null : now.add({ hours: 24 * Number(lifetime) })
}
