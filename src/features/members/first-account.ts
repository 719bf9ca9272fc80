import { done, type Refusal, type Result, refused } from '#domain/result.ts'
import type { MembersPorts } from './members-ports.ts'
import { issueOfficeToken, officeLinkHash } from './office-links.ts'

export interface NewAccount {
  name: string
  email: string
  password: string
}

/** The token of a new link to the first account; null once there is one. Links of earlier starts end. */
export async function offerFirstAccount({
  clock,
  randomSource,
  transactions,
}: Pick<MembersPorts, 'clock' | 'randomSource' | 'transactions'>): Promise<string | null> {
  return transactions.run(async (stores) => {
    const members = await stores.members.lockMembers()
    if (members.length > 0) return null
    return issueOfficeToken(stores, randomSource, { purpose: 'first-account', subjectId: null }, clock.now())
  })
}

/** Makes the first account, an owner's. Of two who come at once with the link one gets it. */
export async function makeFirstAccount(
  { clock, randomSource, transactions, accounts, isGuessable }: MembersPorts,
  token: string,
  { name, email, password }: NewAccount,
): Promise<Result<object, Refusal<'link-used' | 'guessable'>>> {
  if (await isGuessable(password, { name, email })) return refused('guessable')
  const passwordHash = await accounts.hashPassword(password)
  return transactions.run(async (stores) => {
    const members = await stores.members.lockMembers()
    const link = await stores.members.takeLink(officeLinkHash(token), 'first-account', clock.now())
    if (!link || members.length > 0) return refused('link-used')
    const id = randomSource.id()
    await stores.members.addMember({ id, name, email: email.toLowerCase(), role: 'owner' }, passwordHash)
    const subject = { kind: 'member', id } as const
    await stores.record({
      at: clock.now(),
      actor: { id, name },
      subject,
      action: 'member.joined',
      details: { role: 'owner' },
    })
    return done
  })
}
