import { maySignIn } from '#domain/office/sign-in.ts'
import type { Accounts } from '#features/members/ports.ts'
import { noteFailedSignIn } from './note-failed-sign-in.ts'
import type { OfficePorts } from './office-ports.ts'
import type { SignInMethods } from './sign-in.ts'

/** What someone does with their own account. */
export type OwnAccount = Omit<Accounts, 'signIn' | 'hashPassword' | 'changePassword' | keyof SignInMethods> &
  ChangePassword &
  SignInMethods

interface ChangePassword {
  changePassword(
    ...asked: Parameters<Accounts['changePassword']>
  ): Promise<Awaited<ReturnType<Accounts['changePassword']>> | { outcome: 'guessable' }>
}

type AskedAgainPorts = Pick<
  OfficePorts,
  'accounts' | 'attempts' | 'clock' | 'isGuessable' | 'members' | 'transactions' | 'onFailedSignIn'
>

type AskedAgain = 'beginCodes' | 'endCodes' | 'newBackupCodes' | 'beginPasskey'

/**
 * Asks for one's own password again, with the limit of the sign-in: an open screen allows no more guesses than the sign-in page. The
 * eleventh within a quarter of an hour is refused unchecked.
 */
export function askedAgain(ports: AskedAgainPorts): Pick<Accounts, AskedAgain> & ChangePassword {
  const { accounts, attempts, clock, isGuessable } = ports
  async function counted<Answer>(headers: Headers, refused: Answer, ask: () => Promise<Answer>): Promise<Answer> {
    const who = (await accounts.signedIn(headers))?.member
    const keys = [`own password of ${who?.id}`]
    const [account = 0] = await attempts.count(keys, clock.now())
    const isLookedAt = maySignIn({ account, address: 0 })
    const answer = isLookedAt ? await ask() : refused
    if (!isRefused(answer)) {
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
