import type { Member } from './member.ts'
import type { Role } from './role.ts'

export type MemberRefusal = 'last-owner' | 'unknown-member' | 'own-account'

/** Null when the member may have the role. At least one owner stays, or nobody could let anybody in again. */
export function refusedRole(members: readonly Member[], memberId: string, role: Role): MemberRefusal | null {
  if (!members.some(({ id }) => id === memberId)) return 'unknown-member'
  return role === 'owner' || hasOtherOwner(members, memberId) ? null : 'last-owner'
}

/** Null when the member may be removed. */
export function refusedRemoval(members: readonly Member[], memberId: string): MemberRefusal | null {
  if (!members.some(({ id }) => id === memberId)) return 'unknown-member'
  return hasOtherOwner(members, memberId) ? null : 'last-owner'
}

export type WayInRefusal = 'unknown-member' | 'no-owner' | 'other-owner'

/**
 * Null when somebody at the machine may let this member in without password and second factor. For whoever is no owner an owner does that, and so
 * does another owner, unless the operator says that there is none who can.
 */
export function refusedWayIn(
  members: readonly Member[],
  memberId: string,
  { nobodyElseCan }: { nobodyElseCan: boolean },
): WayInRefusal | null {
  const member = members.find(({ id }) => id === memberId)
  if (!member) return 'unknown-member'
  if (member.role !== 'owner') return 'no-owner'
  return hasOtherOwner(members, memberId) && !nobodyElseCan ? 'other-owner' : null
}

function hasOtherOwner(members: readonly Member[], memberId: string): boolean {
  return members.some(({ id, role }) => role === 'owner' && id !== memberId)
}
