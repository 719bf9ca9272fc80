import type { MemberRefusal } from '#domain/office/change-members.ts'
import type { Member } from '#domain/office/member.ts'
import { type MovedDates, movedWords, renaming } from '#domain/office/rename-member.ts'
import type { OfficePorts } from './office-ports.ts'

/** So many dates are named in the line of the log. */
const mostNoted = 12

export interface RenameMember {
  memberId: string
  name: string
  /** The agreement that was shown with the dates; empty before anything was. */
  agreed: string
}

export type RenameOutcome =
  | { outcome: 'renamed' }
  | { outcome: 'asks'; moved: MovedDates; agreement: string }
  | { outcome: 'refused'; refusal: MemberRefusal }

/** Puts a name right. The line of the log has both names, or what was done before would lead nowhere, and the dates that moved. */
export async function renameMember(
  { clock, transactions }: Pick<OfficePorts, 'clock' | 'transactions'>,
  { memberId, ...wish }: RenameMember,
  by: Member,
): Promise<RenameOutcome> {
  return transactions.run(async (stores) => {
    const member = (await stores.members.lockMembers()).find(({ id }) => id === memberId)
    if (!member) return { outcome: 'refused', refusal: 'unknown-member' }
    const decided = renaming(member, wish, await stores.dates.named())
    if (decided.outcome === 'asks') return decided
    if (decided.outcome === 'unchanged') return { outcome: 'renamed' }
    await stores.members.rename(memberId, wish.name)
    const reason = [`${member.name} > ${wish.name}`, shortened(movedWords(decided.moved))].filter(Boolean).join(', ')
    const subject = { kind: 'member', id: memberId } as const
    await stores.record({ at: clock.now(), actor: `organiser:${by.name}`, subject, action: 'renamed', reason })
    return { outcome: 'renamed' }
  })
}

/** Who was there for years would fill a page of the log. */
function shortened(words: string): string {
  const dates = words.split(' ')
  return dates.length > mostNoted ? `${dates.slice(0, mostNoted).join(' ')} … (${dates.length})` : words
}
