import { createHash } from 'node:crypto'
import type { LinkPurpose, RandomSource, Reads, Stores } from '#platform/ports.ts'

/** Makes a personal link and gives its token. Stored is its hash, so that a copy of the database opens nothing. */
export async function issueToken(
  stores: Pick<Stores, 'addPersonalLink'>,
  randomSource: RandomSource,
  purpose: LinkPurpose,
  subjectId: string,
  now: Temporal.Instant,
): Promise<string> {
  const token = randomSource.token()
  await stores.addPersonalLink({ tokenHash: hashOf(token), purpose, subjectId, createdAt: now })
  return token
}

/** The id of what a link opens, or null: unknown, truncated and foreign tokens look alike. */
export async function resolveToken(
  reads: Pick<Reads, 'subjectOfLink'>,
  purpose: LinkPurpose,
  token: string,
): Promise<string | null> {
  if (token.length < 20 || token.length > 100) return null
  return reads.subjectOfLink(hashOf(token), purpose)
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
