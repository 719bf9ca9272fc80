import { mayEnterCode, mayKnownDeviceSignIn, maySignIn } from '#domain/office/sign-in.ts'
import type { Accounts, CameIn, SignInResult } from '#features/members/ports.ts'
import { noteFailedSignIn } from './note-failed-sign-in.ts'
import type { OfficePorts } from './office-ports.ts'

export interface SignIn {
  email: string
  password: string
  /** Network address; empty when unknown. */
  address: string
  headers: Headers
}

export type SignInOutcome = SignInResult | { outcome: 'too-many' }

type Ports = Pick<
  OfficePorts,
  'clock' | 'accounts' | 'attempts' | 'devices' | 'members' | 'transactions' | 'onFailedSignIn' | 'onSignedIn'
>

/**
 * Every attempt is counted before its password is looked at, so many at once are no way around the limit. Known devices are counted by themselves.
 */
export async function signIn(ports: Ports, { email, password, address, headers }: SignIn): Promise<SignInOutcome> {
  const { clock, accounts, attempts, devices } = ports
  const login = { email: email.toLowerCase(), password }
  const device = devices.deviceOf(login.email, headers, clock.now())
  const keys = device === null ? [`account ${login.email}`, `address ${address}`] : [`device ${device}`]
  const [first = 0, byAddress = 0] = await attempts.count(keys, clock.now())
  const isLookedAt = device === null ? maySignIn({ account: first, address: byAddress }) : mayKnownDeviceSignIn(first)
  const result = isLookedAt ? await accounts.signIn(login, headers) : ({ outcome: 'too-many' } as const)
  if (!('cookies' in result)) {
    const isKnownDevice = device !== null
    await noteFailedSignIn(ports, {
      step: 'password',
      outcome: result.outcome,
      email: login.email,
      address,
      isKnownDevice,
    })
    return result
  }
  await attempts.forgive(keys)
  return result.outcome === 'in' ? remembered(ports, result) : result
}

/** The other sign-in methods: failures are reported, and a success makes the device a known one. */
export function signInMethods(ports: Ports): SignInMethods {
  const { clock, accounts, attempts, devices } = ports
  return {
    /** As with passwords: what strangers try, who know the password, does not count on a known device. */
    async enterCode(code, headers, address) {
      const email = await accounts.halfSignedIn(headers)
      const device = email && devices.deviceOf(email, headers, clock.now())
      const keys = [device ? `code on device ${device}` : `code of ${email}`]
      const [tried = 0] = email === null ? [] : await attempts.count(keys, clock.now())
      const result = mayEnterCode(tried) ? await accounts.enterCode(code, headers) : ({ outcome: 'too-many' } as const)
      if (result.outcome !== 'in') {
        const isKnownDevice = Boolean(device)
        await noteFailedSignIn(ports, { step: 'code', outcome: result.outcome, email, address, isKnownDevice })
        return result
      }
      await attempts.forgive(keys)
      return remembered(ports, result)
    },
    async takePasskey(what, answer, headers, address) {
      const result = await accounts.takePasskey(what, answer, headers)
      if (result.outcome === 'in') return remembered(ports, result)
      const failed = { step: 'passkey', outcome: result.outcome, email: null, address, isKnownDevice: false } as const
      await noteFailedSignIn(ports, failed)
      return result
    },
  }
}

/** As the accounts have them, with the network address that someone comes from. */
export interface SignInMethods {
  enterCode(
    ...asked: [...Parameters<Accounts['enterCode']>, address: string]
  ): Promise<CameIn | { outcome: 'refused' | 'too-many' }>
  takePasskey(...asked: [...Parameters<Accounts['takePasskey']>, address: string]): ReturnType<Accounts['takePasskey']>
}

function remembered({ clock, devices, onSignedIn }: Ports, result: CameIn): CameIn {
  onSignedIn(result.email)
  return { ...result, cookies: [...result.cookies, devices.remember(result.email, clock.now())] }
}
