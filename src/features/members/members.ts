import type { AuditedAction } from '#domain/audit/actions.ts'
import type { Language } from '#domain/language.ts'
import {
  type Actor,
  type Member,
  type MemberRefusal,
  type Role,
  refusedRemoval,
  refusedRole,
} from '#domain/office/member.ts'
import { done, type Refusal, type Result, refused } from '#domain/result.ts'
import type { Clock, LogEntry } from '#platform/ports.ts'
import type { MembersPorts } from './members-ports.ts'
import { officeLinkHash } from './office-links.ts'

export interface InviteMember {
  name: string
  email: string
  role: Role
  language: Language
}

type Ports = Pick<MembersPorts, 'clock' | 'randomSource' | 'transactions'>

/** Writes an invitation and the mail that brings it. Anyone who was invited before gets a new link, the earlier one ends. */
export async function inviteMember(
  { clock, randomSource, transactions }: Ports,
  { name, email, role, language }: InviteMember,
  by: Member,
): Promise<Result<object, Refusal<'is-member'>>> {
  const address = email.toLowerCase()
  return transactions.run(async (stores) => {
    const members = await stores.members.lockMembers()
    if (members.some((member) => member.email === address)) return refused('is-member')
    const id = randomSource.id()
    await stores.members.dropInvitationsOf(address)
    const invitation = { id, name, email: address, role, language, invitedBy: by.name, createdAt: clock.now() }
    await stores.members.addInvitation(invitation)
    await stores.addEffect({ kind: 'member-invitation', invitationId: id })
    await stores.record(memberLine(clock, by, id, { action: 'member.invited', details: { role } }))
    return done
  })
}

export async function withdrawInvitation({ clock, transactions }: Ports, id: string, by: Member): Promise<void> {
  await transactions.run(async (stores) => {
    if (!(await stores.members.invitation(id))) return
    await stores.members.removeInvitation(id)
    await stores.record(memberLine(clock, by, id, { action: 'member.invitation-withdrawn' }))
    await stores.members.dropLinks('invitation', id)
  })
}

/** Creates the account of an invited person, with the name and the role of the invitation. The link works once. */
export async function joinOffice(
  { clock, randomSource, transactions, accounts, members: reads, isGuessable }: MembersPorts,
  token: string,
  { password }: { password: string },
): Promise<Result<{ email: string }, Refusal<'link-used' | 'guessable'>>> {
  const asked = await reads.link(officeLinkHash(token), 'invitation', clock.now())
  const invited = asked?.subjectId ? await reads.invitation(asked.subjectId) : null
  if (!invited) return refused('link-used')
  if (await isGuessable(password, invited)) return refused('guessable')
  const passwordHash = await accounts.hashPassword(password)
  return transactions.run(async (stores) => {
    const members = await stores.members.lockMembers()
    const link = await stores.members.takeLink(officeLinkHash(token), 'invitation', clock.now())
    const invitation = link?.subjectId ? await stores.members.invitation(link.subjectId) : null
    if (!invitation || members.some(({ email }) => email === invitation.email)) return refused('link-used')
    await stores.members.removeInvitation(invitation.id)
    const { name, email, role } = invitation
    const member = { id: randomSource.id(), name, email, role }
    await stores.members.addMember(member, passwordHash)
    await stores.record(memberLine(clock, member, member.id, { action: 'member.joined', details: { role } }))
    return { outcome: 'done', email }
  })
}

export type MemberOutcome = Result<object, Refusal<MemberRefusal>>

export async function changeRole(
  { clock, transactions }: Ports,
  memberId: string,
  role: Role,
  by: Member,
): Promise<MemberOutcome> {
  return transactions.run(async (stores) => {
    const members = await stores.members.lockMembers()
    const refusal = refusedRole(members, memberId, role)
    if (refusal) return refused(refusal)
    const before = members.find(({ id }) => id === memberId)?.role
    // the form of a row sends its role also when it is the one they have
    if (before === undefined || before === role) return done
    await stores.members.changeRole(memberId, role)
    await stores.record(memberLine(clock, by, memberId, { action: 'member.role-changed', details: { before, role } }))
    return done
  })
}

export async function removeMember(
  { clock, transactions }: Ports,
  memberId: string,
  by: Member,
): Promise<MemberOutcome> {
  return transactions.run(async (stores) => {
    const refusal = refusedRemoval(await stores.members.lockMembers(), memberId)
    if (refusal) return refused(refusal)
    await stores.members.removeMember(memberId)
    await stores.record(memberLine(clock, by, memberId, { action: 'member.removed' }))
    return done
  })
}

/** For a member who has lost phone and recovery codes: the password alone is enough until a second factor is set up again. */
export async function resetSecondFactor(
  { clock, transactions }: Ports,
  memberId: string,
  by: Member,
): Promise<MemberOutcome> {
  // one's own is changed with the password
  if (memberId === by.id) return refused('own-account')
  return transactions.run(async (stores) => {
    if (!(await stores.members.member(memberId))) return refused('unknown-member')
    await stores.members.endSecondFactor(memberId)
    await stores.record(memberLine(clock, by, memberId, { action: 'member.factor-reset' }))
    return done
  })
}

/** Whether every member needs a second factor. Setting the present value changes nothing, and is not logged. */
export async function requireSecondFactor(
  { clock, transactions }: Ports,
  isRequired: boolean,
  by: Member,
): Promise<void> {
  await transactions.run(async (stores) => {
    if (!(await stores.members.requireSecondFactor(isRequired))) return
    const action = isRequired ? 'member.factor-required' : 'member.factor-optional'
    await stores.record(memberLine(clock, by, by.id, { action }))
  })
}

/** A line of the log about a member: ids and roles, no names but that of the actor. */
export function memberLine({ now }: Clock, by: Actor, id: string, action: AuditedAction): LogEntry {
  return { at: now(), actor: by, subject: { kind: 'member', id }, ...action }
}

/** Puts a name right, also on the dates that the account teaches. It opens and closes nothing; the line of the log has both names. */
export async function renameMember(
  { clock, transactions }: Pick<MembersPorts, 'clock' | 'transactions'>,
  { memberId, name }: { memberId: string; name: string },
  by: Member,
): Promise<MemberOutcome> {
  return transactions.run(async (stores) => {
    const member = (await stores.members.lockMembers()).find(({ id }) => id === memberId)
    if (!member) return refused('unknown-member')
    if (name === member.name) return done
    const details = { before: member.name, name }
    await stores.members.rename(memberId, name)
    await stores.dates.renameTrainer(memberId, details)
    await stores.announce(['workshops'])
    await stores.record(memberLine(clock, by, memberId, { action: 'member.renamed', details }))
    return done
  })
}
