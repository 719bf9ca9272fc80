import type { Language } from '#domain/language.ts'
import type { Member } from '#domain/office/member.ts'
import { maySignIn } from '#domain/office/sign-in.ts'
import { done, type Refusal, type Refused, type Result, refused } from '#domain/result.ts'
import type { Accounts } from '#features/members/store/accounts.ts'
import type { MembersPorts } from './members-ports.ts'
import { issueOfficeToken, officeLinkHash } from './office-links.ts'
import type { AccountResult } from './records.ts'
import { noteFailedSignIn, type SignInMethods } from './sign-in.ts'

/** Limits within a quarter of an hour: mails to one account, and requests from one address. */
const most = { account: 3, address: 20 }

/** Sends a link to a new password, if there is such an account. No one learns whether there is. */
export async function askNewPassword(
  { clock, transactions, members, attempts }: MembersPorts,
  { email, language, address }: { email: string; language: Language; address: string },
): Promise<void> {
  const account = email.toLowerCase()
  const counts = await attempts.count([`password of ${account}`, `passwords from ${address}`], clock.now())
  const [wishes = 0, fromAddress = 0] = counts
  if (wishes > most.account || fromAddress > most.address) return
  const member = await members.byEmail(account)
  if (!member) return
  await transactions.run((stores) =>
    stores.addEffect({ kind: 'password-link', memberId: member.id, language, askedAt: clock.now().toString() }),
  )
}

/** Sets the password by a link, which works once, and signs out everywhere. A recovery link also ends codes and passkeys. */
export async function setNewPassword(
  { clock, transactions, accounts, members, isGuessable }: MembersPorts,
  token: string,
  password: string,
): Promise<Result<object, Refusal<'link-used' | 'guessable'>>> {
  const hash = officeLinkHash(token)
  const link = (await members.link(hash, 'password', clock.now())) ?? (await members.link(hash, 'way-in', clock.now()))
  const whose = (await members.all()).find(({ id }) => id === link?.subjectId)
  if (!whose) return refused('link-used')
  if (await isGuessable(password, whose)) return refused('guessable')
  const passwordHash = await accounts.hashPassword(password)
  return transactions.run(async (stores) => {
    const now = clock.now()
    const link =
      (await stores.members.takeLink(hash, 'password', now)) ?? (await stores.members.takeLink(hash, 'way-in', now))
    if (!link?.subjectId) return refused('link-used')
    const member = await stores.members.member(link.subjectId)
    if (!member) return refused('link-used')
    await stores.members.setPassword(member.id, passwordHash)
    const subject = { kind: 'member', id: member.id } as const
    const line = { at: now, actor: member, subject } as const
    await stores.record({ ...line, action: 'member.password-set' })
    if (link.purpose === 'way-in') {
      await stores.members.endSecondFactor(member.id)
      await stores.record({ ...line, action: 'member.factor-reset' })
    }
    return done
  })
}

/** The token of a link to a new password, for an operator at the machine; null when no one has this address. */
export async function passwordLinkFor(
  {
    clock,
    randomSource,
    transactions,
    members,
  }: Pick<MembersPorts, 'clock' | 'randomSource' | 'transactions' | 'members'>,
  email: string,
): Promise<string | null> {
  const member = await members.byEmail(email.toLowerCase())
  if (!member) return null
  return transactions.run((stores) =>
    issueOfficeToken(stores, randomSource, { purpose: 'password', subjectId: member.id }, clock.now()),
  )
}

/** What someone does with their own account. */
export type OwnAccount = Omit<Accounts, 'signIn' | 'hashPassword' | 'changePassword' | keyof SignInMethods> &
  ChangePassword &
  SignInMethods

interface ChangePassword {
  changePassword(
    ...asked: Parameters<Accounts['changePassword']>
  ): Promise<Awaited<ReturnType<Accounts['changePassword']>> | Refused<Refusal<'guessable'>>>
}

type AskedAgainPorts = Pick<
  MembersPorts,
  'accounts' | 'attempts' | 'clock' | 'isGuessable' | 'members' | 'transactions' | 'onFailedSignIn'
>

type AskedAgain = 'verifyPassword' | 'beginCodes' | 'endCodes' | 'newBackupCodes' | 'beginPasskey'

/**
 * Asks for one's own password again, with the limit of the sign-in: an open screen allows no more guesses than the sign-in page. The
 * eleventh within a quarter of an hour is refused unchecked.
 */
export function askedAgain(ports: AskedAgainPorts): Pick<Accounts, AskedAgain> & ChangePassword {
  const { accounts, attempts, clock, isGuessable } = ports
  async function counted<Value extends object>(
    headers: Headers,
    ask: () => Promise<AccountResult<Value>>,
  ): Promise<AccountResult<Value>> {
    const who = (await accounts.signedIn(headers))?.member
    const keys = [`own password of ${who?.id}`]
    const [account = 0] = await attempts.count(keys, clock.now())
    const isLookedAt = maySignIn({ account, address: 0 })
    const answer = isLookedAt ? await ask() : refused('refused')
    if (answer.outcome === 'done') {
      await attempts.forgive(keys)
      return answer
    }
    const outcome = isLookedAt ? 'refused' : 'too-many'
    await noteFailedSignIn(ports, {
      step: 'password',
      outcome,
      email: who?.email ?? null,
      address: '',
      isKnownDevice: true,
    })
    return answer
  }
  return {
    async changePassword(change, headers) {
      const signedIn = await accounts.signedIn(headers)
      if (signedIn && (await isGuessable(change.next, signedIn.member))) return refused('guessable')
      return counted(headers, () => accounts.changePassword(change, headers))
    },
    verifyPassword: (password, headers) => counted(headers, () => accounts.verifyPassword(password, headers)),
    beginCodes: (password, headers) => counted(headers, () => accounts.beginCodes(password, headers)),
    endCodes: (password, headers) => counted(headers, () => accounts.endCodes(password, headers)),
    beginPasskey: (password, headers) => counted(headers, () => accounts.beginPasskey(password, headers)),
    newBackupCodes: (password, headers) => counted(headers, () => accounts.newBackupCodes(password, headers)),
  }
}

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

/**
 * Changes the address by the link that was sent to it. Every session ends, and so do links to a new password that were sent to the former address,
 * which is told.
 */
export async function confirmNewEmail(
  { clock, transactions }: Pick<MembersPorts, 'clock' | 'transactions'>,
  token: string,
  language: Language,
): Promise<Result<object, Refusal<'link-used'>>> {
  return transactions.run(async (stores) => {
    const now = clock.now()
    const members = await stores.members.lockMembers()
    const link = await stores.members.takeLink(officeLinkHash(token), 'new-email', now)
    const member = members.find(({ id }) => id === link?.subjectId)
    const email = member && (await stores.members.newEmail(member.id))
    if (!email || members.some((other) => other.email === email)) return refused('link-used')
    const { id, email: before } = member
    await stores.members.changeEmail(id, email)
    await stores.members.dropLinks('password', id)
    await stores.members.dropInvitationsOf(email)
    await stores.addEffect({ kind: 'email-changed', memberId: id, before, language, at: now.toString() })
    const details = { before, email }
    await stores.record({
      at: now,
      actor: member,
      subject: { kind: 'member', id },
      action: 'member.email-changed',
      details,
    })
    return done
  })
}
