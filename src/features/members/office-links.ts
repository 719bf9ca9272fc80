import { createHash } from 'node:crypto'
import type { OfficeLinkPurpose } from '#features/members/ports.ts'
import type { Stores } from '#features/stores.ts'
import type { RandomSource } from '#platform/ports.ts'

/** How long a link to a new password, and to an invitation, can be used. */
const lifetimes = {
  password: { hours: 1 },
  'way-in': { hours: 1 },
  invitation: { hours: 7 * 24 },
  'first-account': null,
  'editor-password': { hours: 1 },
} as const

/** Makes a link inside a transaction and gives its token; what is stored is the hash. Earlier links to the same thing end. */
export async function issueOfficeToken(
  stores: Pick<Stores, 'members'>,
  randomSource: Pick<RandomSource, 'token'>,
  { purpose, subjectId }: { purpose: OfficeLinkPurpose; subjectId: string | null },
  now: Temporal.Instant,
): Promise<string> {
  const token = randomSource.token()
  const lifetime = lifetimes[purpose]
  await stores.members.dropLinks(purpose, subjectId)
  await stores.members.addLink({
    tokenHash: officeLinkHash(token),
    purpose,
    subjectId,
    expiresAt: lifetime && now.add(lifetime),
    createdAt: now,
  })
  return token
}

/** The token is 256 random bits: one round of SHA-256 cannot be guessed back. */
export function officeLinkHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
