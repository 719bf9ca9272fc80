import { z } from 'zod'
import { fields, requiredLine } from '../form/field.ts'

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

/** A REST API key as listed in the office. The key itself is shown once and not stored. */
export interface ApiKey {
  id: string
  /** Its purpose: 'Buchhaltung'. Shown as the actor in the log of actions. */
  name: string
  /** The first characters, to tell keys apart: 'fd_x7Qa'. */
  start: string
  scopes: ApiScope[]
  createdAt: Temporal.Instant
  createdBy: string
  /** Null when the key never expires. */
  expiresAt: Temporal.Instant | null
  /** To the minute. */
  lastUsedAt: Temporal.Instant | null
  revokedAt: Temporal.Instant | null
}

export type KeyStatus = 'live' | 'expired' | 'revoked'

/** A key is invalid from its expiry instant on. */
export function keyStatus({ expiresAt, revokedAt }: ApiKey, now: Temporal.Instant): KeyStatus {
  if (revokedAt) return 'revoked'
  return expiresAt && Temporal.Instant.compare(expiresAt, now) <= 0 ? 'expired' : 'live'
}

/** Days until a key expires; 0 for never. */
export const keyLifetimes = ['30', '90', '365', '0'] as const

export function keyEnd(lifetime: (typeof keyLifetimes)[number], now: Temporal.Instant): Temporal.Instant | null {
  return lifetime === '0' ? null : now.add({ hours: 24 * Number(lifetime) })
}

/* The forms of /office/tokens. Messages are keys of the namespace `validation`. */

export const apiKeyForm = fields({
  /** Generated when the form is opened and used as the id of the key, so that a repeated submission creates one key. */
  idempotencyKey: z.uuid({ error: 'errors.badForm' }),
  name: requiredLine('validation.keyName', 80),
  scopes: z.array(z.enum(apiScopes, { error: 'errors.badForm' }), { error: 'validation.keyScopes' }).min(1, {
    error: 'validation.keyScopes',
  }),
  lifetime: z.enum(keyLifetimes, { error: 'validation.keyLifetime' }),
})

export const contentTokenForm = fields({ role: z.enum(['reader', 'editor'], { error: 'validation.tokenRole' }) })

export type ApiKeyForm = z.infer<typeof apiKeyForm>
