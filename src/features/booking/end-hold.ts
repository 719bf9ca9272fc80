import type { CancelPorts } from './cancel-registration.ts'
import { registrationUnderLock } from './registration-under-lock.ts'
import { scheduleEnd } from './transition-registrations.ts'

/**
 * The time of a hold is over: settling the date ends it and makes the next offer. When the clock of this process is behind that
 * of the queue, or the hold was made longer, it comes again at its instant.
 */
export async function endHold(ports: CancelPorts, registrationId: string): Promise<void> {
  const now = ports.clock.now()
  await ports.transactions.run(async (stores) => {
    const locked = await registrationUnderLock(stores, registrationId, now)
    if (locked) await scheduleEnd(stores, registrationId, locked.registration.status)
  })
}
