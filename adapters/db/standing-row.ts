import type { RegistrationState } from '#domain/registration/registration.ts'
import type { registration } from './tables.ts'
import { instantOf } from './timestamps.ts'

type Row = Pick<typeof registration.$inferSelect, 'state' | 'waitReason' | 'heldUntil'>

/** Where a stored registration stands. Throws for a row that no state of the domain looks like. */
export function standingOf({ state, waitReason, heldUntil }: Row): RegistrationState {
  switch (state) {
    case 'waiting':
      return { state, reason: waitReason ?? 'full' }
    case 'offered':
    case 'awaiting-payment':
    case 'awaiting-confirmation':
      if (heldUntil === null) throw new Error(`a registration is ${state} without an end`)
      return { state, until: instantOf(heldUntil) }
    default:
      return { state }
  }
}

export function standingRow(standing: RegistrationState): Row {
  return {
    state: standing.state,
    waitReason: standing.state === 'waiting' ? standing.reason : null,
    heldUntil: 'until' in standing ? standing.until.toString() : null,
  }
}
