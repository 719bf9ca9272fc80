import { type RecoveryRefusal, refusedRecovery } from '#domain/office/member.ts'
import { issueOfficeToken } from './office-links.ts'
import type { OfficePorts } from './office-ports.ts'

export type RecoveryLink = { token: string } | { refusal: RecoveryRefusal; otherOwners: string[] }

/**
 * The token of a link for an owner who has lost password, codes and paper, made by an operator at the machine: who opens it sets a new password,
 * and the second factor there was ends with that. Until then nothing has changed. The log says that it was made.
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
