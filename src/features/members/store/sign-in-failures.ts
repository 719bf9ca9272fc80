import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { gte, inArray, lt, lte, sql } from 'drizzle-orm'
import { attemptWindow, deviceCookieName } from '#domain/office/sign-in.ts'
import { type Database, rowsOf } from '#platform/db/database.ts'
import { signInAlarm, signInAttempt, signInFailure } from '#platform/db/tables/member.ts'
import type { KeyRing } from '#platform/ports.ts'
import type { CountedFailures, SignInFailure, TriedAccount } from '../records.ts'

/** The table has one row. */
const ownRow = 1

export type SignInFailureReads = ReturnType<typeof signInFailureReadsOn>

export function signInFailureReadsOn(db: Database) {
  return {
    /** The most on top. */
    async since(from: Temporal.Instant): Promise<CountedFailures[]> {
      const found = await db.execute(sql`
        select kind, name, sum(failures)::int as count, coalesce(sum(failures) filter (where step = 'code'), 0)::int as codes
        from (
          select f.failures, f.step, m.name,
            case when m.id is not null then 'member' when f.whose = ${textOf({ kind: 'editor' })} then 'editor' else 'nobody' end as kind,
            case when m.id is not null then f.whose end as member_id
          from ${signInFailure} f left join member m on m.id::text = f.whose
          where f.at >= ${from.toString()}::timestamptz
        ) as tried
        group by kind, name, member_id order by 3 desc, kind, name, member_id`)
      return rowsOf<Awaited<ReturnType<SignInFailureReads['since']>>[number]>(found)
    },
  }
}

/** Sign-ins that failed, counted by the minute; neither what was typed nor from where. */
export function signInFailureStoresOn(tx: Database) {
  return {
    ...signInFailureReadsOn(tx),
    async note({ at, whose, step }: SignInFailure): Promise<void> {
      const minute = at.round({ smallestUnit: 'minute', roundingMode: 'floor' })
      await tx
        .insert(signInFailure)
        .values({ at: minute, whose: textOf(whose), step, failures: 1 })
        .onConflictDoUpdate({
          target: [signInFailure.at, signInFailure.whose, signInFailure.step],
          set: { failures: sql`${signInFailure.failures} + 1` },
        })
    },
    /** All of them, and those for this account. */
    async count(whose: TriedAccount, from: Temporal.Instant): Promise<{ office: number; account: number }> {
      const { failures } = signInFailure
      const [row] = await tx
        .select({
          office: sql<number>`coalesce(sum(${failures}), 0)::int`,
          account: sql<number>`coalesce(sum(${failures}) filter (where ${signInFailure.whose} = ${textOf(whose)}), 0)::int`,
        })
        .from(signInFailure)
        .where(gte(signInFailure.at, from))
      // many addresses without an account are not one account
      return { office: row?.office ?? 0, account: whose.kind === 'nobody' ? 0 : (row?.account ?? 0) }
    },
    async forget(before: Temporal.Instant): Promise<void> {
      await tx.delete(signInFailure).where(lt(signInFailure.at, before))
    },
    /** True for one caller alone, unless there was an alarm since `before`. */
    async claimAlarm(at: Temporal.Instant, before: Temporal.Instant): Promise<boolean> {
      const claimed = await tx
        .insert(signInAlarm)
        .values({ id: ownRow, at })
        .onConflictDoUpdate({ target: signInAlarm.id, set: { at }, setWhere: lte(signInAlarm.at, before) })
        .returning({ id: signInAlarm.id })
      return claimed.length > 0
    },
  }
}

function textOf(whose: TriedAccount): string {
  return whose.kind === 'member' ? whose.id : whose.kind
}

export type SignInAttempts = ReturnType<typeof signInAttemptsOn>

/** Failed sign-ins in the database. Neither addresses nor accounts can be read from it: `key` is needed to find them again. */
export function signInAttemptsOn(db: Database, key: string) {
  const hashOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    /** Counts one more for each key and gives the counts of the last quarter of an hour. */
    async count(keys: readonly string[], now: Temporal.Instant): Promise<number[]> {
      await db.delete(signInAttempt).where(lt(signInAttempt.since, now.subtract(attemptWindow)))
      const counts: number[] = []
      for (const text of keys) {
        const [row] = await db
          .insert(signInAttempt)
          .values({ key: hashOf(text), failures: 1, since: now })
          .onConflictDoUpdate({
            target: signInAttempt.key,
            set: { failures: sql`${signInAttempt.failures} + 1` },
          })
          .returning({ failures: signInAttempt.failures })
        counts.push(row?.failures ?? 1)
      }
      return counts
    },
    async forgive(keys: readonly string[]): Promise<void> {
      await db.delete(signInAttempt).where(inArray(signInAttempt.key, keys.map(hashOf)))
    },
  }
}

/** So long a device stays known without another sign-in: half a year. */
const lifetime = { hours: 180 * 24 } as const
const shape = /^(\d{10})\.([\w-]{22})\.([\w-]{43})$/

export type KnownDevices = ReturnType<typeof knownDevicesOn>

/** The cookie is signed with the account's address, which it does not contain. It grants no access (src/domain/office/sign-in.ts). */
export function knownDevicesOn(
  keys: KeyRing,
  { isSecure, cookie = deviceCookieName }: { isSecure: boolean; cookie?: string },
) {
  const name = isSecure ? `__Host-${cookie}` : cookie

  function isOurs(key: string, payload: string, signature: string, email: string): boolean {
    return timingSafeEqual(Buffer.from(signatureOf(key, payload, email)), Buffer.from(signature))
  }

  return {
    /** An id of the device, where it is one of this account's; null for any other. */
    deviceOf(email: string, headers: Headers, now: Temporal.Instant): string | null {
      const [, since = '', nonce = '', signature = ''] = shape.exec(cookieIn(headers, name)) ?? []
      if (signature === '') return null
      const until = Temporal.Instant.fromEpochMilliseconds(Number(since) * 1000).add(lifetime)
      const isOver = Temporal.Instant.compare(until, now) <= 0
      const isKnown = keys.some((key) => isOurs(key, `${since}.${nonce}`, signature, email))
      return isKnown && !isOver ? nonce : null
    },
    /** The `Set-Cookie` header that makes the device a known one of this account. */
    remember(email: string, now: Temporal.Instant): string {
      const payload = `${Math.floor(now.epochMilliseconds / 1000)}.${randomBytes(16).toString('base64url')}`
      const attributes = `Path=/; Max-Age=${lifetime.hours * 3600}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
      return `${name}=${payload}.${signatureOf(keys[0], payload, email)}; ${attributes}`
    },
  }
}

function signatureOf(key: string, payload: string, email: string): string {
  return createHmac('sha256', key).update(`${payload} ${email.toLowerCase()}`).digest('base64url')
}

function cookieIn(headers: Headers, name: string): string {
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
}
