import { createHash } from 'node:crypto'
import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm'
import { isIdle } from '#domain/office/sign-in.ts'
import type { ContentTokens } from '#features/webhooks/records.ts'
import { memberSession } from '#platform/db/tables/member.ts'
import type { Clock, RandomSource } from '#platform/ports.ts'
import { contentToken, type Viewer } from '../documents/tables/content.ts'
import type { ContentDatabase } from '../documents/tables.ts'

/** As long as clients keep their token (docs/product.md#content-tokens). */
const lifetime = { hours: 24 * 7 }

export interface Tokens extends ContentTokens {
  /** Null for a token that is unknown, revoked, older than seven days, or of a session that is over. */
  viewerOf(token: string): Promise<Viewer | null>
  /** Whether an earlier viewer still has access. */
  isValid(viewer: Viewer): Promise<boolean>
  revoke(viewer: Viewer): Promise<void>
}

export function tokensOn(
  db: ContentDatabase,
  { clock, randomSource }: { clock: Clock; randomSource: Pick<RandomSource, 'token'> },
): Tokens {
  async function find(hash: string): Promise<Viewer | null> {
    const now = clock.now()
    const valid = and(eq(contentToken.hash, hash), gt(contentToken.expiresAt, now))
    const [found] = await db
      .select({ token: contentToken, session: memberSession })
      .from(contentToken)
      .leftJoin(memberSession, eq(memberSession.id, contentToken.session))
      .where(valid)
      .limit(1)
    if (!found || (found.session && isOver(found.session, now))) return null
    const { name, role, hash: tokenHash } = found.token
    return { name, role, tokenHash }
  }

  return {
    async all() {
      // Preview tokens of the office are not valid for programs.
      const isGood = and(isNull(contentToken.session), gt(contentToken.expiresAt, clock.now()))
      const rows = await db.select().from(contentToken).where(isGood).orderBy(desc(contentToken.expiresAt))
      return rows.map(({ hash: id, session: _session, ...row }) => ({ ...row, id }))
    },
    async issue({ name, role, holder, session }) {
      const token = randomSource.token()
      const now = clock.now()
      await db.delete(contentToken).where(lte(contentToken.expiresAt, now))
      const expiresAt = now.add(lifetime)
      await db.insert(contentToken).values({ hash: hashOf(token), name, role, holder, session, expiresAt })
      return token
    },
    viewerOf: (token) => find(hashOf(token)),
    isValid: async ({ tokenHash }) => (await find(tokenHash)) !== null,
    async revokeById(hash) {
      await db.delete(contentToken).where(eq(contentToken.hash, hash))
    },
    async revokeOf(holder) {
      await db.delete(contentToken).where(eq(contentToken.holder, holder))
    },
    async revoke({ tokenHash }) {
      await db.delete(contentToken).where(eq(contentToken.hash, tokenHash))
    },
  }
}

/** A session that is over stays in the table until the member signs in again. */
function isOver(session: { expiresAt: Date; updatedAt: Date }, now: Temporal.Instant): boolean {
  return session.expiresAt.getTime() <= now.epochMilliseconds || isIdle(session.updatedAt.toTemporalInstant(), now)
}

/** A token is 256 random bits, so one round of SHA-256 cannot be reversed. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
