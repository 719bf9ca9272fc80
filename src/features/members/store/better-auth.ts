import { randomInt } from 'node:crypto'
import { passkey } from '@better-auth/passkey'
import { createOTP } from '@better-auth/utils/otp'
import type { BetterAuthPlugin } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import { betterAuth } from 'better-auth/minimal'
import { twoFactor } from 'better-auth/plugins'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { backupCodeAlphabet, backupCodeLength, backupCodeOf } from '#domain/office/sign-in.ts'
import type { Database } from '#platform/db/database.ts'
import * as tables from '#platform/db/tables/member.ts'
import { memberSecondFactor } from '#platform/db/tables/member.ts'
import type { KeyRing } from '#platform/ports.ts'
import { secretsOf, unversionedSecret } from './auth-keys.ts'

const stepMs = 30_000

/** better-auth takes the code of one step before and after; one more, since a step may end between our look and its own. */
const nearbySteps = [2, 1, 0, -1, -2]

/** No code is good twice, and none after a later one (RFC 6238 §5.2): better-auth remembers none. */
export function codesOnce(db: Database): BetterAuthPlugin {
  const handler = createAuthMiddleware(async (ctx) => {
    const code: unknown = ctx.body?.code
    // confirming a setup uses its code as well, but sending it twice is no attack
    const signedIn = await getSessionFromCtx(ctx)
    const memberId = signedIn?.user.id ?? (await halfSignedIn())
    if (typeof code !== 'string' || !memberId) return
    const its = eq(memberSecondFactor.userId, memberId)
    const [row] = await db.select({ secret: memberSecondFactor.secret }).from(memberSecondFactor).where(its)
    const secret = row && (await symmetricDecrypt({ key: ctx.context.secretConfig, data: row.secret }))
    const step = secret && (await stepOf(secret, code))
    // a wrong code is counted and refused by better-auth
    if (!step) return
    const isUnused = or(isNull(memberSecondFactor.lastUsedStep), lt(memberSecondFactor.lastUsedStep, step))
    const used = await db
      .update(memberSecondFactor)
      .set({ lastUsedStep: step })
      .where(and(its, isUnused))
      .returning({ id: memberSecondFactor.id })
    if (used.length === 0 && !signedIn) throw new APIError('UNAUTHORIZED')

    async function halfSignedIn(): Promise<string | undefined> {
      const cookie = ctx.context.createAuthCookie('two_factor')
      const identifier = await ctx.getSignedCookie(cookie.name, ctx.context.secret)
      return identifier ? (await ctx.context.internalAdapter.findVerificationValue(identifier))?.value : undefined
    }
  })
  return {
    id: 'codes-once',
    hooks: { before: [{ matcher: ({ path }) => path === '/two-factor/verify-totp', handler }] },
  }
}

async function stepOf(secret: string, code: string): Promise<number | null> {
  const now = Math.floor(Date.now() / stepMs)
  const otp = createOTP(secret)
  for (const nearby of nearbySteps) {
    if ((await otp.hotp(now + nearby)) === code) return now + nearby
  }
  return null
}

export interface BetterAuthParts {
  db: Database
  /** Sign cookies and encrypt the secrets of codes. */
  keys: KeyRing
  siteUrl: string
  /** Instead of better-auth's scrypt, which takes 60 ms of a processor for each password: for tests that try hundreds of them. */
  passwordHasher?: PasswordHasher
}

interface PasswordHasher {
  hash(password: string): Promise<string>
  verify(guess: { password: string; hash: string }): Promise<boolean>
}

/** As long as the token of a content client (docs/product.md#content-tokens). */
const sessionSeconds = 604_800

/** better-auth on our tables. Nothing of it is mounted: its own addresses, limits and mails are not there (docs/decisions/0085). */
export function betterAuthOn({ db, keys, siteUrl, passwordHasher }: BetterAuthParts) {
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
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 12,
      maxPasswordLength: 200,
      ...(passwordHasher && { password: passwordHasher }),
    },
    // its limit counts requests to its own addresses, which are not there
    rateLimit: { enabled: false },
    advanced: {
      // better-auth supports only `__Secure-`, which any host of the domain may set; so the prefix is part of the name.
      cookiePrefix: secure ? '__Host-office' : 'office',
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      database: { generateId: 'uuid' },
    },
    plugins: [
      // its lockout ignores devices: anyone could lock the member out
      twoFactor({
        issuer: 'Flight Levels Office',
        accountLockout: { enabled: false },
        backupCodeOptions: { customBackupCodesGenerate: backupCodes },
      }),
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

const backupCodeCount = 10

/** Ten codes of 49 bits each. */
function backupCodes(): string[] {
  const character = () => backupCodeAlphabet.charAt(randomInt(backupCodeAlphabet.length))
  return Array.from({ length: backupCodeCount }, () =>
    backupCodeOf(Array.from({ length: backupCodeLength }, character).join('')),
  )
}

/** A passkey replaces password and code: user verification is required. The plugin itself does not insist. */
function mustKnow(isVerified: boolean | undefined): void {
  if (!isVerified) throw new APIError('UNAUTHORIZED')
}

export type BetterAuth = ReturnType<typeof betterAuthOn>
