import { createHash } from 'node:crypto'
import { type RecoveryRefusal, refusedRecovery } from '#domain/office/member.ts'
import type { RandomSource, Stores } from '#platform/ports.ts'
import type { MembersPorts } from './members-ports.ts'
import type { OfficeLinkPurpose } from './records.ts'

/** How long a link can be used. */
const lifetimes = {
  password: { hours: 1 },
  'way-in': { hours: 1 },
  'new-email': { hours: 1 },
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

export type RecoveryLink = { token: string } | { refusal: RecoveryRefusal; otherOwners: string[] }

/** A recovery link for an owner who has lost everything, made on the server and logged: sets a password and ends the second factor. */
export async function recoveryLinkFor(
  { clock, randomSource, transactions }: Pick<MembersPorts, 'clock' | 'randomSource' | 'transactions'>,
  { email, nobodyElseCan }: { email: string; nobodyElseCan: boolean },
): Promise<RecoveryLink> {
  return transactions.run(async (stores) => {
    const members = await stores.members.lockMembers()
    const address = email.toLowerCase()
    const id = members.find((member) => member.email === address)?.id ?? ''
    const refusal = refusedRecovery(members, id, { nobodyElseCan })
    const otherOwners = members.filter((member) => member.role === 'owner' && member.id !== id)
    if (refusal) return { refusal, otherOwners: otherOwners.map(({ name }) => name) }
    const token = await issueOfficeToken(stores, randomSource, { purpose: 'way-in', subjectId: id }, clock.now())
    const subject = { kind: 'member', id } as const
    await stores.record({ at: clock.now(), actor: 'program', subject, action: 'member.recovery-link' })
    return { token }
  })
}

type Ports = Pick<MembersPorts, 'clock' | 'randomSource' | 'transactions'>

/** The token of a new link that shows the password of the content system’s account once. Links of earlier starts end. */
export async function offerEditorPassword({ clock, randomSource, transactions }: Ports): Promise<string> {
  return transactions.run((stores) =>
    issueOfficeToken(stores, randomSource, { purpose: 'editor-password', subjectId: null }, clock.now()),
  )
}

/** Uses up the link. */
export async function takeEditorPassword(
  { clock, transactions, editorPassword }: Pick<Ports, 'clock' | 'transactions'> & Pick<MembersPorts, 'editorPassword'>,
  token: string,
): Promise<string | null> {
  const link = await transactions.run((stores) =>
    stores.members.takeLink(officeLinkHash(token), 'editor-password', clock.now()),
  )
  return link && editorPassword
}
