import { mayGo } from '#domain/registration/registration.ts'
import { isOver } from '#domain/workshop/workshop-date.ts'
import type { CancelPorts } from './cancel-registration.ts'

export type DeleteOutcome = 'deleted' | 'not-over' | 'unknown'

/** After the workshop a registration that never became a booking can only be deleted, with all its names (docs/product.md#waitlist). */
export async function deleteRegistration(ports: CancelPorts, registrationId: string): Promise<DeleteOutcome> {
  const now = ports.clock.now()
  return ports.transactions.run(async (stores) => {
    const date = await stores.lockDateOfRegistration(registrationId)
    if (!date || date.delivery === 'self-paced') return 'unknown'
    const registration = (await stores.registrationsOf(date.id)).find(({ id }) => id === registrationId)
    if (!registration || (await stores.orderOfRegistration(registrationId))) return 'unknown'
    // An offer that no one took has expired by now, whether or not someone has looked since.
    const status = registration.status.state === 'offered' ? 'expired' : registration.status.state
    if (!isOver(date, now) || !mayGo(status, 'gone')) return 'not-over'
    await stores.deleteRegistration(registrationId)
    const subject = { kind: 'registration', id: registrationId } as const
    await stores.record({ at: now, actor: 'booker', subject, action: 'booking.deleted' })
    return 'deleted'
  })
}
