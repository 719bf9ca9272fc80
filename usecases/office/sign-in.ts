import { maySignIn } from '#domain/office/sign-in-limit.ts'
import type { SignInResult } from '../ports.ts'
import type { OfficePorts } from './office-ports.ts'

export interface SignIn {
  email: string
  password: string
  /** Network address it comes from; empty when nobody knows. */
  address: string
  headers: Headers
}

export type SignInOutcome = SignInResult | { outcome: 'too-many' }

/** Every attempt is counted before its password is looked at, so many at once are no way around the limit. */
export async function signIn(
  { clock, accounts, attempts }: Pick<OfficePorts, 'clock' | 'accounts' | 'attempts'>,
  { email, password, address, headers }: SignIn,
): Promise<SignInOutcome> {
  const login = { email: email.toLowerCase(), password }
  const keys = [`account ${login.email}`, `address ${address}`] as const
  const [account = 0, byAddress = 0] = await attempts.count(keys, clock.now())
  if (!maySignIn({ account, address: byAddress })) return { outcome: 'too-many' }
  const result = await accounts.signIn(login, headers)
  if (result.outcome !== 'refused') await attempts.forgive(keys)
  return result
}
