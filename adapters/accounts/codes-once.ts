import { createOTP } from '@better-auth/utils/otp'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { memberSecondFactor } from '../db/tables/member.ts'

const stepMs = 30_000

/** better-auth takes the code of one step before and after; one more, since a step may end between our look and its own. */
const nearbySteps = [2, 1, 0, -1, -2]

/**
 * No code of an app is good twice, and none after a later one (RFC 6238 §5.2). better-auth remembers none: what was read over a shoulder would be
 * good for a minute and a half.
 */
export function codesOnce(db: Database): BetterAuthPlugin {
  const handler = createAuthMiddleware(async (ctx) => {
    const code: unknown = ctx.body?.code
    // confirming a setup uses its code as well, but sent twice it is no stranger's
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
