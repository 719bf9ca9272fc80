import type { Language } from '#domain/language.ts'
import type { Member } from '#domain/office/member.ts'
import { done, type Refusal, type Result, refused } from '#domain/result.ts'
import { memberLine } from './members.ts'
import type { MembersPorts } from './members-ports.ts'
import { askedAgain } from './new-password.ts'
import { officeLinkHash } from './office-links.ts'

export interface NewEmail {
  email: string
  password: string
  /** Of the mail. */
  language: Language
}

/** Sends a link to the new address of one's own account. Nothing changes until it is used; an earlier link ends. */
export async function askNewEmail(
  ports: MembersPorts,
  { email, password, language }: NewEmail,
  { self, headers }: { self: Member; headers: Headers },
): Promise<Result<object, Refusal<'refused' | 'is-member'>>> {
  const { clock, transactions } = ports
  const known = await askedAgain(ports).verifyPassword(password, headers)
  if (known.outcome === 'refused') return known
  const address = email.toLowerCase()
  return transactions.run(async (stores) => {
    const members = await stores.members.lockMembers()
    if (members.some((member) => member.email === address)) return refused('is-member')
    await stores.members.askNewEmail(self.id, address)
    await stores.members.dropLinks('new-email', self.id)
    const askedAt = clock.now().toString()
    await stores.addEffect({ kind: 'new-email', memberId: self.id, email: address, language, askedAt })
    return done
  })
}

/** Keeps the address that the account has. */
export async function keepEmail(
  { transactions }: Pick<MembersPorts, 'transactions'>,
  { id }: Pick<Member, 'id'>,
): Promise<void> {
  await transactions.run(async (stores) => {
    await stores.members.lockMembers()
    await stores.members.askNewEmail(id, null)
    await stores.members.dropLinks('new-email', id)
  })
}

/** The address that a link confirms; null when it opens nothing. */
export async function newEmailBehind(
  { clock, members }: Pick<MembersPorts, 'clock' | 'members'>,
  token: string,
): Promise<string | null> {
  const link = await members.link(officeLinkHash(token), 'new-email', clock.now())
  return link?.subjectId ? members.newEmail(link.subjectId) : null
}

/** Changes the address by the link sent to it. Sessions and links to a new password end; the former address is told. */
export async function confirmNewEmail(
  { clock, transactions }: Pick<MembersPorts, 'clock' | 'transactions'>,
  token: string,
  language: Language,
): Promise<Result<object, Refusal<'link-used'>>> {
  return transactions.run(async (stores) => {
    const members = await stores.members.lockMembers()
    const link = await stores.members.takeLink(officeLinkHash(token), 'new-email', clock.now())
    const member = members.find(({ id }) => id === link?.subjectId)
    const email = member && (await stores.members.newEmail(member.id))
    if (!email || members.some((other) => other.email === email)) return refused('link-used')
    const { id, email: before } = member
    await stores.members.changeEmail(id, email)
    await stores.members.dropLinks('password', id)
    await stores.members.dropInvitationsOf(email)
    await stores.addEffect({ kind: 'email-changed', memberId: id, before, language, at: clock.now().toString() })
    await stores.record(memberLine(clock, member, id, { action: 'member.email-changed', details: { before, email } }))
    return done
  })
}
