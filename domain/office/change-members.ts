import type { Role } from './role.ts'

export interface MemberRole {
  id: string
  role: Role
}

export type MemberChange = { kind: 'role'; id: string; role: Role } | { kind: 'removed'; id: string }

export type MemberRefusal = 'unknown' | 'last-owner'

/** Whether a change of the members may be made: one owner always stays (docs/rules/office.md). Null when it may. */
export function refusalOfMemberChange(members: readonly MemberRole[], change: MemberChange): MemberRefusal | null {
  const member = members.find(({ id }) => id === change.id)
  if (!member) return 'unknown'
  const owners = members.filter(({ role }) => role === 'owner')
  const stays = change.kind === 'role' && change.role === 'owner'
  return member.role === 'owner' && owners.length === 1 && !stays ? 'last-owner' : null
}
