import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Database } from '../db/database.ts'
import { member, memberAccount, memberSession, memberVerification } from '../db/tables/member.ts'

export interface AuthParts {
  db: Database
  /** Signs cookies. */
  secret: string
  siteUrl: string
}

/** A working day and a little; then everybody signs in anew. */
const sessionSeconds = 12 * 60 * 60

/** better-auth on the house's database. Nothing of it is mounted: `accounts.ts` calls what it needs. */
export function createAuth({ db, secret, siteUrl }: AuthParts) {
  return betterAuth({
    appName: 'Flightdeck',
    baseURL: siteUrl,
    secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    // Attempts are counted in the database, for all processes (sign-in-failures.ts).
    rateLimit: { enabled: false },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: member, session: memberSession, account: memberAccount, verification: memberVerification },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      revokeSessionsOnPasswordReset: true,
      maxPasswordLength: 200,
    },
    user: { additionalFields: { role: { type: 'string', required: true, input: false } } },
    session: { expiresIn: sessionSeconds, disableSessionRefresh: true },
    verification: { storeIdentifier: 'hashed' },
    advanced: {
      cookiePrefix: 'office',
      useSecureCookies: siteUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
    },
  })
}
