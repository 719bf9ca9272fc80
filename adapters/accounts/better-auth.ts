import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins'
import type { KeyRing } from '#usecases/ports/key-ring.ts'
import type { Database } from '../db/database.ts'
import * as tables from '../db/tables/member.ts'
import { codesOnce } from './codes-once.ts'
import { secretsOf, unversionedSecret } from './secrets-of.ts'

export interface BetterAuthParts {
  db: Database
  /** Sign cookies and encrypt the secrets of codes. */
  keys: KeyRing
  siteUrl: string
}

/** SPEC §9 gives the auth cookie as long. */
const sessionSeconds = 604_800

/**
 * better-auth on our tables. It never answers a request itself: nothing of it is mounted, the office calls it. So its own addresses, limits and
 * mails are not there (docs/decisions/0085).
 */
export function betterAuthOn({ db, keys, siteUrl }: BetterAuthParts) {
  const { origin, hostname, protocol } = new URL(siteUrl)
  const secure = protocol === 'https:'
  return betterAuth({
    appName: 'Flight Levels Office',
    baseURL: siteUrl,
    secret: unversionedSecret(keys),
    secrets: secretsOf(keys),
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: tables.member,
        session: tables.memberSession,
        account: tables.memberCredential,
        verification: tables.memberVerification,
        twoFactor: tables.memberSecondFactor,
        passkey: tables.memberPasskey,
      },
    }),
    user: { additionalFields: { role: { type: 'string', input: false, required: true } } },
    session: { expiresIn: sessionSeconds, disableSessionRefresh: true, freshAge: 0 },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 12, maxPasswordLength: 200 },
    // its limit counts requests to its own addresses, which are not there
    rateLimit: { enabled: false },
    advanced: {
      // better-auth knows only `__Secure-`, which any host of the domain may set; so the prefix is part of the name.
      cookiePrefix: secure ? '__Host-office' : 'office',
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      database: { generateId: 'uuid' },
    },
    plugins: [
      // its lock knows no devices: a stranger with the password could keep the member out
      twoFactor({ issuer: 'Flight Levels Office', accountLockout: { enabled: false } }),
      codesOnce(db),
      passkey({
        rpID: hostname,
        rpName: 'Flight Levels Office',
        origin,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        registration: {
          afterVerification: ({ verification }) => mustKnow(verification.registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: ({ verification }) => mustKnow(verification.authenticationInfo.userVerified),
        },
      }),
    ],
  })
}

/** A passkey stands for password and code: the device must have looked who holds it. The plugin itself does not insist. */
function mustKnow(isVerified: boolean | undefined): void {
  if (!isVerified) throw new APIError('UNAUTHORIZED')
}

export type BetterAuth = ReturnType<typeof betterAuthOn>
