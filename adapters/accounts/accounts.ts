import { and, eq, sql } from 'drizzle-orm'
import { refusalOfMemberChange } from '#domain/office/change-members.ts'
import type { Member } from '#domain/office/member.ts'
import { isRole } from '#domain/office/role.ts'
import type { Accounts } from '#usecases/ports/accounts.ts'
import type { Chance, Clock } from '#usecases/ports.ts'
import { member, memberAccount, memberSession } from '../db/tables/member.ts'
import { type AuthParts, createAuth } from './auth.ts'
import { signInFailuresOn } from './sign-in-failures.ts'

export interface AccountsParts extends AuthParts {
  clock: Clock
  chance: Chance
}

/** Members in the database, their passwords, sessions and links by better-auth (docs/decisions/0085). */
export function accountsOn(parts: AccountsParts): Accounts {
  const { db, clock, chance } = parts
  const auth = createAuth(parts)
  const failures = signInFailuresOn(db, parts)
  const cookiesOf = (headers: Headers) => headers.getSetCookie()

  async function findBy(where: ReturnType<typeof eq>): Promise<Member | null> {
    const [row] = await db.select().from(member).where(where).limit(1)
    return row ? { id: row.id, name: row.name, email: row.email, role: row.role } : null
  }

  return {
    async memberOf(headers) {
      const found = await auth.api.getSession({ headers })
      if (!found || !isRole(found.user.role)) return null
      const { id, name, email, role } = found.user
      return { id, name, email, role }
    },

    async signIn({ email, password, headers, address }) {
      if (!(await failures.begin(email, address))) return { outcome: 'too-many' }
      try {
        const answer = await auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true })
        await failures.succeeded(email, address)
        return { outcome: 'in', cookies: cookiesOf(answer.headers) }
      } catch (error) {
        if (isRefused(error)) return { outcome: 'refused' }
        throw error
      }
    },

    async signOut(headers) {
      return cookiesOf((await auth.api.signOut({ headers, returnHeaders: true })).headers)
    },

    async isEmpty() {
      const [anybody] = await db.select({ id: member.id }).from(member).limit(1)
      return anybody === undefined
    },

    async createFirst({ name, email, password }) {
      const hash = await (await auth.$context).password.hash(password)
      return db.transaction(async (tx) => {
        // Two people with the link: the second waits here, and finds somebody.
        await tx.execute(sql`lock table ${member} in share row exclusive mode`)
        const [anybody] = await tx.select({ id: member.id }).from(member).limit(1)
        if (anybody) return false
        const id = chance.id()
        const at = moments(clock)
        await tx.insert(member).values({ id, name, email: small(email), emailVerified: false, role: 'owner', ...at })
        await tx.insert(memberAccount).values(passwordOf(id, hash, chance, at))
        return true
      })
    },

    async members() {
      const credential = and(eq(memberAccount.userId, member.id), eq(memberAccount.providerId, 'credential'))
      const rows = await db
        .select({ member, account: memberAccount.id })
        .from(member)
        .leftJoin(memberAccount, credential)
        .orderBy(member.name)
      return rows.map(({ member: { id, name, email, role }, account }) => ({
        id,
        name,
        email,
        role,
        hasPassword: account !== null,
      }))
    },

    async invite({ name, email, role }) {
      const row = { id: chance.id(), name, email: small(email), emailVerified: false, role, ...moments(clock) }
      const [added] = await db.insert(member).values(row).onConflictDoNothing().returning()
      return added ? { id: added.id, name, email: added.email, role } : null
    },

    change: (change) =>
      db.transaction(async (tx) => {
        // One after the other, or two owners could take each other's role away.
        await tx.execute(sql`lock table ${member} in share row exclusive mode`)
        const refusal = refusalOfMemberChange(
          await tx.select({ id: member.id, role: member.role }).from(member),
          change,
        )
        if (refusal) return refusal
        if (change.kind === 'removed') await tx.delete(member).where(eq(member.id, change.id))
        else await tx.update(member).set({ role: change.role }).where(eq(member.id, change.id))
        return null
      }),

    mayAskForLink: (email, address) => failures.begin(`link ${email}`, address),
    findByEmail: (email) => findBy(eq(member.email, small(email))),
    findById: (id) => findBy(eq(member.id, id)),

    async passwordToken(memberId, until) {
      const token = chance.token()
      const { internalAdapter } = await auth.$context
      const expiresAt = new Date(until.epochMilliseconds)
      await internalAdapter.createVerificationValue({
        value: memberId,
        identifier: `reset-password:${token}`,
        expiresAt,
      })
      return token
    },

    async choosePassword(token, password) {
      try {
        await auth.api.resetPassword({ body: { token, newPassword: password } })
        return true
      } catch (error) {
        if (isRefused(error)) return false
        throw error
      }
    },

    async changePassword({ current, password, headers }) {
      try {
        const body = { currentPassword: current, newPassword: password, revokeOtherSessions: false }
        await auth.api.changePassword({ body, headers })
        return true
      } catch (error) {
        if (isRefused(error)) return false
        throw error
      }
    },

    async sessions(headers) {
      const here = await auth.api.getSession({ headers })
      if (!here) return []
      return (await auth.api.listSessions({ headers })).map(({ id, createdAt, userAgent }) => ({
        id,
        current: id === here.session.id,
        since: createdAt.toISOString(),
        browser: userAgent ?? '',
      }))
    },

    async endSession(headers, id) {
      const here = await auth.api.getSession({ headers })
      if (!here) return
      await db.delete(memberSession).where(and(eq(memberSession.id, id), eq(memberSession.userId, here.user.id)))
    },
  }
}

/** better-auth throws an `APIError` with a status of 4xx for what is wrong with the asker. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && error.name === 'APIError' && 'statusCode' in error && Number(error.statusCode) < 500
}

function passwordOf(id: string, password: string, chance: Chance, at: ReturnType<typeof moments>) {
  return { id: chance.id(), userId: id, accountId: id, providerId: 'credential', password, ...at }
}

function moments(clock: Clock) {
  const now = new Date(clock.now().epochMilliseconds)
  return { createdAt: now, updatedAt: now }
}

function small(email: string): string {
  return email.trim().toLowerCase()
}
