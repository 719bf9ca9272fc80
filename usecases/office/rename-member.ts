import type { MemberRefusal } from '#domain/office/change-members.ts'
import type { Member } from '#domain/office/member.ts'
import type { OfficePorts } from './office-ports.ts'

export interface RenameMember {
  memberId: string
  name: string
}

/** Puts a name right. It opens and closes nothing; the line of the log has both names. */
export async function renameMember(
  { clock, transactions }: Pick<OfficePorts, 'clock' | 'transactions'>,
  { memberId, name }: RenameMember,
  by: Member,
): Promise<MemberRefusal | 'renamed'> {
  return transactions.run(async (stores) => {
    const member = (await stores.members.lockMembers()).find(({ id }) => id === memberId)
    if (!member) return 'unknown-member'
    if (name === member.name) return 'renamed'
    await stores.members.rename(memberId, name)
    const subject = { kind: 'member', id: memberId } as const
    const reason = `${member.name} > ${name}`
    await stores.record({ at: clock.now(), actor: by, subject, action: 'renamed', reason })
    return 'renamed'
  })
}
