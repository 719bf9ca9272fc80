import { maySignIn } from '#domain/office/sign-in-limit.ts'
import type { Accounts } from '../ports.ts'
import type { OfficePorts } from './office-ports.ts'
import type { WaysIn } from './sign-in.ts'

/** What somebody does with their own account. */
export type OwnAccount = Omit<Accounts, 'signIn' | 'hashPassword' | 'changePassword' | keyof WaysIn> &
  ChangePassword &
  WaysIn

interface ChangePassword {
  changePassword(
    ...asked: Parameters<Accounts['changePassword']>
  ): Promise<Awaited<ReturnType<Accounts['changePassword']>> | { outcome: 'guessable' }>
}

type AskedAgain = 'beginCodes' | 'endCodes' | 'newBackupCodes' | 'beginPasskey'

/**
 * What asks for one's own password again, as often as signing in does: who sits at an open screen has no more guesses than who stands before
 * the door. The eleventh of a quarter of an hour is refused without a look.
 */
export function askedAgain({
  accounts,
  attempts,
  clock,
  isGuessable,
}: Pick<OfficePorts, 'accounts' | 'attempts' | 'clock' | 'isGuessable'>): Pick<Accounts, AskedAgain> & ChangePassword {
  async function counted<Answer>(headers: Headers, refused: Answer, ask: () => Promise<Answer>): Promise<Answer> {
    const keys = [`own password of ${(await accounts.signedIn(headers))?.member.id}`]
    const [account = 0] = await attempts.count(keys, clock.now())
    if (!maySignIn({ account, address: 0 })) return refused
    const answer = await ask()
    if (!isRefused(answer)) await attempts.forgive(keys)
    return answer
  }
  const refused = { outcome: 'refused' } as const
  return {
    async changePassword(change, headers) {
      const signedIn = await accounts.signedIn(headers)
      if (signedIn && (await isGuessable(change.next, signedIn.member))) return { outcome: 'guessable' }
      return counted(headers, refused, () => accounts.changePassword(change, headers))
    },
    beginCodes: (password, headers) => counted(headers, 'refused', () => accounts.beginCodes(password, headers)),
    endCodes: (password, headers) => counted(headers, refused, () => accounts.endCodes(password, headers)),
    beginPasskey: (password, headers) => counted(headers, 'refused', () => accounts.beginPasskey(password, headers)),
    newBackupCodes: (password, headers) =>
      counted(headers, 'refused', () => accounts.newBackupCodes(password, headers)),
  }
}

function isRefused(answer: unknown): boolean {
  if (answer === 'refused') return true
  return typeof answer === 'object' && answer !== null && 'outcome' in answer && answer.outcome === 'refused'
}
