import { and, eq, gt } from 'drizzle-orm'
import { record } from '../db/action-log.ts'
import type { Database } from '../db/database.ts'
import { member, memberSession } from '../db/tables/member.ts'

/**
 * Somebody has just come in: with a browser that has no other open session of theirs, the log says so. Who asks later knows when a stranger
 * with the password came. Gives the address of the account; null when there is none any more.
 */
export async function noteEntry(db: Database, memberId: string, headers: Headers): Promise<string | null> {
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
  await record(db, { at, actor: who, subject, action: 'signed in on a new device' })
  return who.email
}
