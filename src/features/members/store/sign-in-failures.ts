import { createHmac } from 'node:crypto'
import { gte, inArray, lt, lte, sql } from 'drizzle-orm'
import { attemptWindow } from '#domain/office/sign-in.ts'
import { type Database, rowsOf } from '#platform/db/database.ts'
import { signInAlarm, signInFailure } from '#platform/db/tables/member.ts'
import { signInAttempt } from '#platform/db/tables/office.ts'
import type { SignInAttempts, SignInFailureReads, SignInFailureStores, TriedAccount } from '../ports.ts'

/** The table has one row. */
const ownRow = 1

export function signInFailureReadsOn(db: Database): SignInFailureReads {
  return {
    async since(from) {
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

export function signInFailureStoresOn(tx: Database): SignInFailureStores {
  return {
    ...signInFailureReadsOn(tx),
    async note({ at, whose, step }) {
      const minute = at.round({ smallestUnit: 'minute', roundingMode: 'floor' })
      await tx
        .insert(signInFailure)
        .values({ at: minute, whose: textOf(whose), step, failures: 1 })
        .onConflictDoUpdate({
          target: [signInFailure.at, signInFailure.whose, signInFailure.step],
          set: { failures: sql`${signInFailure.failures} + 1` },
        })
    },
    async count(whose, from) {
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
    async forget(before) {
      await tx.delete(signInFailure).where(lt(signInFailure.at, before))
    },
    async claimAlarm(at, before) {
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

/** Failed sign-ins in the database. Neither addresses nor accounts can be read from it: `key` is needed to find them again. */
export function signInAttemptsOn(db: Database, key: string): SignInAttempts {
  const hashOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    async count(keys, now) {
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
    async forgive(keys) {
      await db.delete(signInAttempt).where(inArray(signInAttempt.key, keys.map(hashOf)))
    },
  }
}
