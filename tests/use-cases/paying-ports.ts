import { readsOn } from '#server/composition/reads.ts'
import type { BookingWorld } from './booking-world.ts'
import type { cashService } from './cash-service.ts'

/** Ports for ordering and paying at an instant, with a checkout. */
export function payingPorts(world: BookingWorld, service: ReturnType<typeof cashService>, now: Temporal.Instant) {
  return {
    clock: { now: () => now },
    randomSource: { id: () => crypto.randomUUID(), token: () => crypto.randomUUID() },
    transactions: world.transactions,
    reads: readsOn(world.database.db),
    checkout: service.checkout,
    describeOrder: async () => 'Flight Levels',
  }
}
