import { createHmac } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import type { Clock } from '#usecases/ports.ts'
import type { Database } from '../db/database.ts'
import { signInFailure } from '../db/tables/member.ts'

const windowMinutes = 15
/** One address may be an office with several people, one account is one person who mistypes. */
const mostFailures = { account: 10, address: 30 }

/** Counts failed attempts by account and by network address, for all processes. Keys are hashes: nothing of it names anybody. */
export function signInFailuresOn(db: Database, { clock, secret }: { clock: Clock; secret: string }) {
  const keyOf = (kind: 'account' | 'address', value: string) =>
    createHmac('sha256', secret).update(`${kind} ${value.trim().toLowerCase()}`).digest('base64url')

  /** Counts this one, too, and gives how many there were lately. */
  async function count(key: string): Promise<number> {
    const now = clock.now()
    const since = new Date(now.epochMilliseconds)
    const from = new Date(now.subtract({ minutes: windowMinutes }).epochMilliseconds).toISOString()
    const isOver = sql`${signInFailure.since} < ${from}::timestamptz`
    const [row] = await db
      .insert(signInFailure)
      .values({ key, count: 1, since })
      .onConflictDoUpdate({
        target: signInFailure.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${signInFailure.count} + 1 end`,
          since: sql`case when ${isOver} then excluded.since else ${signInFailure.since} end`,
        },
      })
      .returning({ count: signInFailure.count })
    return row?.count ?? 1
  }

  return {
    /** Counts an attempt before its password is looked at. False when there were too many. */
    async begin(email: string, address: string): Promise<boolean> {
      const byAddress = address === '' ? 0 : await count(keyOf('address', address))
      const byAccount = await count(keyOf('account', email))
      return byAddress <= mostFailures.address && byAccount <= mostFailures.account
    },
    /** The password was right: what was mistyped before is forgiven. */
    async succeeded(email: string, address: string): Promise<void> {
      await db
        .delete(signInFailure)
        .where(inArray(signInFailure.key, [keyOf('account', email), keyOf('address', address)]))
    },
  }
}
