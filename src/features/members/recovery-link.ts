import { type RecoveryRefusal, refusedRecovery } from '#domain/office/member.ts'
import { issueOfficeToken } from './office-links.ts'
import type { OfficePorts } from './office-ports.ts'

export type RecoveryLink = { token: string } | { refusal: RecoveryRefusal; otherOwners: string[] }

/**
 * The token of a recovery link for an owner who has lost password, codes and passkeys, made by an operator on the server: it sets a new
 * password and ends the second factor. Nothing changes until then. The audit log records it.
 */
export async function recoveryLinkFor(
  { clock, randomSource, transactions }: Pick<OfficePorts, 'clock' | 'randomSource' | 'transactions'>,
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
