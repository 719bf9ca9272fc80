import type { Language } from '#domain/language.ts'
import { type MemberRefusal, refusedRemoval, refusedRole } from '#domain/office/change-members.ts'
import type { Member } from '#domain/office/member.ts'
import type { Role } from '#domain/office/role.ts'
import { officeLinkHash } from './office-links.ts'
import type { OfficePorts } from './office-ports.ts'

export interface InviteMember {
  name: string
  email: string
  role: Role
  /** The language of the mail. */
  language: Language
}

type Ports = Pick<OfficePorts, 'clock' | 'chance' | 'transactions'>

/** Writes an invitation and the mail that brings it. Whoever was invited before gets a new link, the earlier one ends. */
export async function inviteMember(
  { clock, chance, transactions }: Ports,
  { name, email, role, language }: InviteMember,
  by: Member,
): Promise<'invited' | 'is-member'> {
  const address = email.toLowerCase()
  return transactions.run(async (stores) => {
    const members = await stores.members.lockMembers()
    if (members.some((member) => member.email === address)) return 'is-member'
    const id = chance.id()
    await stores.members.dropInvitationsOf(address)
    const invitation = { id, name, email: address, role, language, invitedBy: by.name, createdAt: clock.now() }
    await stores.members.addInvitation(invitation)
    await stores.addEffect({ kind: 'member-invitation', invitationId: id })
    return 'invited'
  })
}

export async function withdrawInvitation({ transactions }: Ports, id: string): Promise<void> {
  await transactions.run(async (stores) => {
    await stores.members.removeInvitation(id)
    await stores.members.dropLinks('invitation', id)
  })
}

/** Makes the account of who was invited. The link works once. */
export async function joinOffice(
  { clock, chance, transactions, accounts }: OfficePorts,
  token: string,
  { name, password }: { name: string; password: string },
): Promise<{ outcome: 'joined'; email: string } | { outcome: 'link-used' }> {
  const passwordHash = await accounts.hashPassword(password)
  return transactions.run(async (stores) => {
    const members = await stores.members.lockMembers()
    const link = await stores.members.takeLink(officeLinkHash(token), 'invitation', clock.now())
    const invitation = link?.subjectId ? await stores.members.invitation(link.subjectId) : null
    if (!invitation || members.some(({ email }) => email === invitation.email)) return { outcome: 'link-used' }
    await stores.members.removeInvitation(invitation.id)
    const { email, role } = invitation
    await stores.members.addMember({ id: chance.id(), name, email, role }, passwordHash)
    return { outcome: 'joined', email }
  })
}

export async function changeRole(
  { transactions }: Ports,
  memberId: string,
  role: Role,
): Promise<'changed' | MemberRefusal> {
  return transactions.run(async (stores) => {
    const refusal = refusedRole(await stores.members.lockMembers(), memberId, role)
    if (refusal) return refusal
    await stores.members.changeRole(memberId, role)
    return 'changed'
  })
}

export async function removeMember({ transactions }: Ports, memberId: string): Promise<'removed' | MemberRefusal> {
  return transactions.run(async (stores) => {
    const refusal = refusedRemoval(await stores.members.lockMembers(), memberId)
    if (refusal) return refusal
    await stores.members.removeMember(memberId)
    return 'removed'
  })
}
