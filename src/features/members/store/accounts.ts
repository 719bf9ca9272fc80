import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { roles } from '#domain/office/member.ts'
import { backupCodeOf, idleBefore, isIdle, isNewUse, sessionCookieName } from '#domain/office/sign-in.ts'
import { done, refused } from '#domain/result.ts'
import { record } from '#features/audit/store/action-log.ts'
import type {
  AccountResult,
  CameIn,
  CodeSetup,
  Passkey,
  SignedIn,
  SignInStep,
  WithCookies,
} from '#features/members/records.ts'
import type { Database } from '#platform/db/database.ts'
import { member, memberPasskey, memberSession, memberVerification } from '#platform/db/tables/member.ts'
import { signedCookieIn, withRenewedSignature } from './auth-keys.ts'
import type { BetterAuth, BetterAuthParts } from './better-auth.ts'

export type Accounts = ReturnType<typeof accountsOn>

/** Accounts of the office, kept by better-auth. It is loaded when someone of the office comes: no visitor waits for it. */
export function accountsOn(parts: BetterAuthParts) {
  const { db } = parts
  let loading: Promise<BetterAuth> | undefined
  function load(): Promise<BetterAuth> {
    loading ??= import('./better-auth.ts').then(({ betterAuthOn }) => betterAuthOn(parts))
    return loading
  }

  async function signedIn(headers: Headers): Promise<(SignedIn & { token: string }) | null> {
    // skips the query for visitors without a session cookie
    if (!headers.get('cookie')?.includes(sessionCookieName)) return null
    const found = await (await load()).api.getSession({ headers })
    if (!found) return null
    const { user, session } = found
    const [lastUsed, now] = [session.updatedAt.toTemporalInstant(), new Date()]
    if (isIdle(lastUsed, now.toTemporalInstant())) return null
    const its = eq(memberSession.id, session.id)
    if (isNewUse(lastUsed, now.toTemporalInstant())) await db.update(memberSession).set({ updatedAt: now }).where(its)
    const role = roles.find((known) => known === user.role)
    if (!role) return null
    const { id, name, email } = user
    return {
      member: { id, name, email, role },
      sessionId: session.id,
      token: session.token,
      hasCode: user.twoFactorEnabled === true,
    }
  }

  async function own(headers: Headers): Promise<SignedIn & { token: string }> {
    const found = await signedIn(headers)
    if (!found) throw new Error('not signed in')
    return found
  }

  /** What the first step of a sign-in has left in the browser; null without it. */
  async function halfWay(headers: Headers) {
    if (!headers.get('cookie')?.includes('office.two_factor=')) return null
    const { createAuthCookie } = await (await load()).$context
    return signedCookieIn(headers, createAuthCookie('two_factor').name, parts.keys[0])
  }

  const accounts = {
    signedIn,
    /** Without any limit, as `signIn`. */
    async verifyPassword(password: string, headers: Headers): Promise<AccountResult<object>> {
      const { api } = await load()
      return (await orNull(() => api.verifyPassword({ body: { password }, headers }))) ? done : refused('refused')
    },
    /** Without any limit: the use case counts the attempts. */
    async signIn(login: { email: string; password: string }, headers: Headers): Promise<AccountResult<SignInStep>> {
      const auth = await load()
      const answer = await orNull(() => auth.api.signInEmail({ body: login, headers, returnHeaders: true }))
      if (answer === null) return refused('refused')
      // the plugin of the second factor answers in place of better-auth, which its types do not express
      const isHalfWay = 'twoFactorRedirect' in answer.response
      const cookies = answer.headers.getSetCookie()
      if (isHalfWay) return { outcome: 'done', next: 'code', cookies }
      const { id, email } = answer.response.user
      await noteEntry(db, id, headers)
      return { outcome: 'done', next: 'office', email, cookies }
    },
    /** The address of the account whose password was right and whose code is asked for; null for no one. */
    async halfSignedIn(headers: Headers): Promise<string | null> {
      const half = await halfWay(headers)
      if (half === null) return null
      const isOpen = and(eq(memberVerification.identifier, half.value), gt(memberVerification.expiresAt, new Date()))
      const [row] = await db
        .select({ email: member.email })
        .from(memberVerification)
        .innerJoin(member, eq(sql`${member.id}::text`, memberVerification.value))
        .where(isOpen)
      return row?.email ?? null
    },
    /** Without any limit, as well. The second step, with a code of the app or one of the backup codes. */
    async enterCode(code: string, headers: Headers): Promise<AccountResult<CameIn>> {
      const half = await halfWay(headers)
      if (half === null) return refused('refused')
      const { api } = await load()
      const plain = code.replaceAll(/\s/g, '')
      // better-auth reads cookies in more spellings than we do, and prefers a session: with any other cookie the code could count for one account
      // and open another
      const only = new Headers(headers)
      only.set('cookie', half.cookie)
      const asked = (typed: string) => ({ body: { code: typed }, headers: only, returnHeaders: true }) as const
      const byBackupCode = (typed: string) => orNull(() => api.verifyBackupCode(asked(typed)))
      const answer = /^\d{6}$/.test(plain)
        ? await orNull(() => api.verifyTOTP(asked(plain)))
        : // The codes of before had capitals, so those are tried as they were typed.
          ((await byBackupCode(backupCodeOf(plain))) ?? (/[A-Z]/.test(plain) ? await byBackupCode(plain) : null))
      if (answer === null) return refused('refused')
      const { id, email } = answer.response.user
      await noteEntry(db, id, headers)
      return { outcome: 'done', email, cookies: answer.headers.getSetCookie() }
    },
    async signOut(headers: Headers): Promise<WithCookies> {
      const answer = await (await load()).api.signOut({ headers, returnHeaders: true })
      return { cookies: answer.headers.getSetCookie() }
    },
    async hashPassword(password: string): Promise<string> {
      const { password: hasher } = await (await load()).$context
      return hasher.hash(password)
    },
    /** Ends all other sessions. */
    async changePassword(
      { current, next }: { current: string; next: string },
      headers: Headers,
    ): Promise<AccountResult<WithCookies>> {
      const auth = await load()
      const body = { currentPassword: current, newPassword: next, revokeOtherSessions: true }
      const answer = await orNull(() => auth.api.changePassword({ body, headers, returnHeaders: true }))
      return answer ? { outcome: 'done', cookies: answer.headers.getSetCookie() } : refused('refused')
    },
    async sessions(headers: Headers) {
      const { member, sessionId } = await own(headers)
      const now = new Date()
      const idle = new Date(idleBefore(now.toTemporalInstant()).epochMilliseconds)
      const its = eq(memberSession.userId, member.id)
      const open = and(its, gt(memberSession.expiresAt, now), gt(memberSession.updatedAt, idle))
      const rows = await db.select().from(memberSession).where(open).orderBy(desc(memberSession.createdAt))
      return rows.map(({ id, userAgent, createdAt }) => ({
        id,
        /** As its browser names itself; empty when it does not. */
        userAgent: userAgent ?? '',
        createdAt: Temporal.Instant.fromEpochMilliseconds(createdAt.getTime()),
        isCurrent: id === sessionId,
      }))
    },
    /** Only one's own. */
    async endSession(id: string, headers: Headers): Promise<void> {
      const { member } = await own(headers)
      await db.delete(memberSession).where(and(eq(memberSession.id, id), eq(memberSession.userId, member.id)))
    },
    async endOtherSessions(headers: Headers): Promise<void> {
      const { member, sessionId } = await own(headers)
      await db.delete(memberSession).where(and(ne(memberSession.id, sessionId), eq(memberSession.userId, member.id)))
    },
    async beginCodes(password: string, headers: Headers): Promise<AccountResult<CodeSetup>> {
      const auth = await load()
      const answer = await orNull(() => auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers }))
      if (answer?.method !== 'totp') return refused('refused')
      return { outcome: 'done', uri: answer.totpURI, backupCodes: answer.backupCodes }
    },
    /** Codes are asked for from the first right one on. */
    async confirmCodes(code: string, headers: Headers): Promise<AccountResult<WithCookies>> {
      const auth = await load()
      const body = { code: code.replaceAll(/\s/g, '') }
      const answer = await orNull(() => auth.api.verifyTOTP({ body, headers, returnHeaders: true }))
      return answer ? { outcome: 'done', cookies: answer.headers.getSetCookie() } : refused('refused')
    },
    async endCodes(password: string, headers: Headers): Promise<AccountResult<WithCookies>> {
      const auth = await load()
      const answer = await orNull(() => auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }))
      return answer ? { outcome: 'done', cookies: answer.headers.getSetCookie() } : refused('refused')
    },
    /** How many recovery codes are left; none without a second factor. */
    async backupCodesLeft(headers: Headers): Promise<number> {
      const { member, hasCode } = await own(headers)
      if (!hasCode) return 0
      const { backupCodes } = await (await load()).api.viewBackupCodes({ body: { userId: member.id } })
      return backupCodes.length
    },
    /** Ends those there were. */
    async newBackupCodes(password: string, headers: Headers): Promise<AccountResult<{ codes: string[] }>> {
      const auth = await load()
      const answer = await orNull(() => auth.api.generateBackupCodes({ body: { password }, headers }))
      return answer ? { outcome: 'done', codes: answer.backupCodes } : refused('refused')
    },
    async passkeys(headers: Headers): Promise<Passkey[]> {
      const { member } = await own(headers)
      const its = eq(memberPasskey.userId, member.id)
      const rows = await db.select().from(memberPasskey).where(its).orderBy(memberPasskey.createdAt)
      return rows.map(({ id, name, createdAt }) => ({
        id,
        name: name ?? '',
        createdAt: createdAt && Temporal.Instant.fromEpochMilliseconds(createdAt.getTime()),
      }))
    },
    /** Only one's own, as `removePasskey`. */
    async renamePasskey(id: string, name: string, headers: Headers): Promise<void> {
      const { member } = await own(headers)
      const its = and(eq(memberPasskey.id, id), eq(memberPasskey.userId, member.id))
      await db.update(memberPasskey).set({ name }).where(its)
    },
    async removePasskey(id: string, headers: Headers): Promise<void> {
      const { member } = await own(headers)
      await db.delete(memberPasskey).where(and(eq(memberPasskey.id, id), eq(memberPasskey.userId, member.id)))
    },
    /** What the browser's dialogue needs to make one, as JSON; its cookies remember the question. */
    async beginPasskey(password: string, headers: Headers): Promise<AccountResult<{ options: unknown } & WithCookies>> {
      const { api } = await load()
      // A passkey replaces password and code: an open screen must not be enough to add one.
      const known = await accounts.verifyPassword(password, headers)
      if (known.outcome === 'refused') return known
      const answer = await api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true })
      return { outcome: 'done', options: answer.response, cookies: answer.headers.getSetCookie() }
    },
    /** The same to sign in with one. */
    async askPasskey(headers: Headers): Promise<{ options: unknown } & WithCookies> {
      const { api } = await load()
      const answer = await api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true })
      // requires user verification; the plugin does so for registrations only
      const options = { ...answer.response, userVerification: 'required' }
      return { options, cookies: answer.headers.getSetCookie() }
    },
    /** `answer` is the browser's, as JSON. */
    async takePasskey(
      what: 'register' | 'sign-in',
      { response, name }: { response: unknown; name?: string },
      headers: Headers,
    ): Promise<AccountResult<CameIn>> {
      const { api } = await load()
      if (what === 'register') {
        const body = { response, name }
        const made = await orNull(() => api.verifyPasskeyRegistration({ body, headers, returnHeaders: true }))
        if (made === null) return refused('refused')
        const { email } = (await own(headers)).member
        return { outcome: 'done', email, cookies: made.headers.getSetCookie() }
      }
      // better-auth asks for the browser's type, and looks itself at what it got
      const body = { response: response as never }
      const answer = await orNull(() => api.verifyPasskeyAuthentication({ body, headers, returnHeaders: true }))
      if (answer === null) return refused('refused')
      const email = await noteEntry(db, answer.response.session.userId, headers)
      if (email === null) return refused('refused')
      return { outcome: 'done', email, cookies: answer.headers.getSetCookie() }
    },
  }
  return withHeaders(accounts, (headers) => withRenewedSignature(headers, parts.keys))
}

/** The same calls, with what `change` makes of their headers. */
function withHeaders<Calls extends object>(accounts: Calls, change: (headers: Headers) => Headers): Calls {
  const calls = Object.entries(accounts).map(([name, call]: [string, (...given: unknown[]) => unknown]) => [
    name,
    (...given: unknown[]) => call(...given.map((one) => (one instanceof Headers ? change(one) : one))),
  ])
  // fromEntries does not know that each name has its own call
  return Object.fromEntries(calls) as Calls
}

/** Null where better-auth turns someone down. */
async function orNull<T extends object>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (isRejected(error)) return null
    throw error
  }
}

/** Whether better-auth has turned someone down, as opposed to having failed. Its errors carry a status of HTTP. */
function isRejected(error: unknown): boolean {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0
  return status >= 400 && status < 500
}

/** Logs a sign-in with a browser that has no other session of the member. Returns the account's address; null when it was deleted. */
async function noteEntry(db: Database, memberId: string, headers: Headers): Promise<string | null> {
  const [who] = await db
    .select({ id: member.id, name: member.name, email: member.email })
    .from(member)
    .where(eq(member.id, memberId))
  if (!who) return null
  const userAgent = headers.get('user-agent') ?? ''
  const isOpenThere = and(
    eq(memberSession.userId, memberId),
    eq(memberSession.userAgent, userAgent),
    gt(memberSession.expiresAt, new Date()),
  )
  const known = await db.select({ id: memberSession.id }).from(memberSession).where(isOpenThere).limit(2)
  if (known.length > 1) return who.email
  const subject = { kind: 'member', id: memberId } as const
  const at = Temporal.Now.instant()
  await record(db, { at, actor: who, subject, action: 'member.new-device' })
  return who.email
}
