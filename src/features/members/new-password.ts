import type { Language } from '#domain/language.ts'
import { maySignIn } from '#domain/office/sign-in.ts'
import { done, type Refusal, type Refused, type Result, refused } from '#domain/result.ts'
import type { Accounts } from '#features/members/store/accounts.ts'
import { memberLine } from './members.ts'
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
    await stores.record(memberLine(clock, member, member.id, { action: 'member.password-set' }))
    if (link.purpose === 'way-in') {
      await stores.members.endSecondFactor(member.id)
      await stores.record(memberLine(clock, member, member.id, { action: 'member.factor-reset' }))
    }
    return done
  })
}

/** The token of a link to a new password, for an operator at the machine; null when no one has this address. */
export async function passwordLinkFor(
  ports: Pick<MembersPorts, 'clock' | 'randomSource' | 'transactions' | 'members'>,
  email: string,
): Promise<string | null> {
  const { clock, randomSource } = ports
  const member = await ports.members.byEmail(email.toLowerCase())
  if (!member) return null
  return ports.transactions.run((stores) =>
    issueOfficeToken(stores, randomSource, { purpose: 'password', subjectId: member.id }, clock.now()),
  )
}

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

/** Asks for one's own password again, as limited as the sign-in: the eleventh within a quarter of an hour is refused unchecked. */
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
    const failed = { step: 'password', outcome, email: who?.email ?? null, address: '', isKnownDevice: true } as const
    await noteFailedSignIn(ports, failed)
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
