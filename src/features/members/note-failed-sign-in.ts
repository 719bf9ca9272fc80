import { alarmPause, alarmWindow, failuresKept, isAlarming } from '#domain/office/sign-in.ts'
import type { Stores } from '#features/stores.ts'
import type { Clock, Transactions } from '#platform/ports.ts'
import type { OfficePorts } from './office-ports.ts'
import type { FailedSignIn, TriedAccount } from './ports.ts'

/** A failed sign-in of the office: logged, counted on Today, and reported to the owners when there are many. */
export async function noteFailedSignIn(
  { onFailedSignIn, members, ...ports }: Pick<OfficePorts, 'onFailedSignIn' | 'members' | 'clock' | 'transactions'>,
  failed: FailedSignIn,
): Promise<void> {
  onFailedSignIn(failed)
  const member = await members.byEmail(failed.email ?? '')
  await countFailure(ports, member ? { kind: 'member', id: member.id } : { kind: 'nobody' }, failed.step)
}

/** Counts it, and notifies the owners once a day at most (docs/rules/office.md). */
export async function countFailure(
  { clock, transactions }: { clock: Clock; transactions: Transactions<Stores> },
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
