import { readsOn } from '#server/composition/reads.ts'
import type { BookingWorld } from './booking-world.ts'
import type { cashService } from './cash-service.ts'

/** What ordering and paying need, in a world with a cash desk, at an instant. */
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
