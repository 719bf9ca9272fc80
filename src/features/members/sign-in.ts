import {
  alarmPause,
  alarmWindow,
  failuresKept,
  isAlarming,
  mayEnterCode,
  mayKnownDeviceSignIn,
  maySignIn,
} from '#domain/office/sign-in.ts'
import { type Refusal, type Result, refused } from '#domain/result.ts'
import type { Accounts } from '#features/members/store/accounts.ts'
import type { WritePorts } from '#platform/ports.ts'
import type { MembersPorts } from './members-ports.ts'
import type { CameIn, FailedSignIn, SignInStep, TriedAccount } from './records.ts'

/** A failed sign-in of the office: logged, counted on Today, and reported to the owners when there are many. */
export async function noteFailedSignIn(
  { onFailedSignIn, members, ...ports }: Pick<MembersPorts, 'onFailedSignIn' | 'members' | 'clock' | 'transactions'>,
  failed: FailedSignIn,
): Promise<void> {
  onFailedSignIn(failed)
  const member = await members.byEmail(failed.email ?? '')
  await countFailure(ports, member ? { kind: 'member', id: member.id } : { kind: 'nobody' }, failed.step)
}

/** Counts it, and notifies the owners once a day at most (docs/rules/office.md). */
export async function countFailure(
  { clock, transactions }: WritePorts,
  whose: TriedAccount,
  step: FailedSignIn['step'],
): Promise<void> {
  const at = clock.now()
  await transactions.run(async (stores) => {
    const { signInFailures } = stores
    await signInFailures.forget(at.subtract(failuresKept))
    await signInFailures.note({ at, whose, step })
    if (!isAlarming(await signInFailures.count(whose, at.subtract(alarmWindow)))) return
    if (!(await signInFailures.claimAlarm(at, at.subtract(alarmPause)))) return
    const owners = (await stores.members.lockMembers()).filter(({ role }) => role === 'owner')
    for (const { id } of owners) await stores.addEffect({ kind: 'sign-in-alarm', memberId: id, at: at.toString() })
  })
}

export interface SignIn {
  email: string
  password: string
  address: string
  headers: Headers
}

export type SignInOutcome = Result<SignInStep, Refusal<'refused' | 'too-many'>>

type Ports = Pick<
  MembersPorts,
  'clock' | 'accounts' | 'attempts' | 'devices' | 'members' | 'transactions' | 'onFailedSignIn' | 'onSignedIn'
>

/** Every attempt is counted before its password is checked, so parallel attempts do not bypass the limit. Known devices have counts of their own. */
export async function signIn(ports: Ports, { email, password, address, headers }: SignIn): Promise<SignInOutcome> {
  const { clock, accounts, attempts, devices } = ports
  const login = { email: email.toLowerCase(), password }
  const device = devices.deviceOf(login.email, headers, clock.now())
  const keys = device === null ? [`account ${login.email}`, `address ${address}`] : [`device ${device}`]
  const [first = 0, byAddress = 0] = await attempts.count(keys, clock.now())
  const isLookedAt = device === null ? maySignIn({ account: first, address: byAddress }) : mayKnownDeviceSignIn(first)
  const result = isLookedAt ? await accounts.signIn(login, headers) : refused('too-many')
  if (result.outcome === 'refused') {
    const failed = { outcome: result.refusal.reason, email: login.email, address, isKnownDevice: device !== null }
    await noteFailedSignIn(ports, { step: 'password', ...failed })
    return result
  }
  await attempts.forgive(keys)
  return result.next === 'office' ? remembered(ports, result) : result
}

/** The other sign-in methods: failures are reported, and a success makes the device a known one. */
export function signInMethods(ports: Ports): SignInMethods {
  const { clock, accounts, attempts, devices } = ports
  return {
    /** As with passwords: attempts from elsewhere do not count on a known device. */
    async enterCode(code, headers, address) {
      const email = await accounts.halfSignedIn(headers)
      const device = email && devices.deviceOf(email, headers, clock.now())
      const keys = [device ? `code on device ${device}` : `code of ${email}`]
      // Without the first step no code is right, and none is looked at: there is no account that it could count for.
      const [tried = 0] = email === null ? [] : await attempts.count(keys, clock.now())
      const isLookedAt = email !== null && mayEnterCode(tried)
      const notLookedAt = refused(email === null ? 'refused' : 'too-many')
      const result = isLookedAt ? await accounts.enterCode(code, headers) : notLookedAt
      if (result.outcome === 'refused') {
        const isKnownDevice = Boolean(device)
        await noteFailedSignIn(ports, { step: 'code', outcome: result.refusal.reason, email, address, isKnownDevice })
        return result
      }
      await attempts.forgive(keys)
      return remembered(ports, result)
    },
    async takePasskey(what, answer, headers, address) {
      const result = await accounts.takePasskey(what, answer, headers)
      if (result.outcome === 'done') return remembered(ports, result)
      const failed = { outcome: result.refusal.reason, email: null, address, isKnownDevice: false }
      await noteFailedSignIn(ports, { step: 'passkey', ...failed })
      return result
    },
  }
}

/** As the accounts have them, with the network address that someone comes from. */
export interface SignInMethods {
  enterCode(
    ...asked: [...Parameters<Accounts['enterCode']>, address: string]
  ): Promise<Result<CameIn, Refusal<'refused' | 'too-many'>>>
  takePasskey(...asked: [...Parameters<Accounts['takePasskey']>, address: string]): ReturnType<Accounts['takePasskey']>
}

function remembered<Result extends CameIn>({ clock, devices, onSignedIn }: Ports, result: Result): Result {
  onSignedIn(result.email)
  return { ...result, cookies: [...result.cookies, devices.remember(result.email, clock.now())] }
}
