import { createHmac } from 'node:crypto'
import { gte, inArray, lt, lte, sql } from 'drizzle-orm'
import { attemptWindow } from '#domain/office/sign-in.ts'
import { type Database, rowsOf } from '#platform/db/database.ts'
import { signInAlarm, signInAttempt, signInFailure } from '#platform/db/tables/member.ts'
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
