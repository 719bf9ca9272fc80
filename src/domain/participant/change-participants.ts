import type { Order } from '../order/order.ts'
import { type Refusal, type Result, refused } from '../result.ts'
import type { LiveDate } from '../workshop/workshop-date.ts'
import { hasStarted } from '../workshop/workshop-date.ts'
import { emailKey } from './participant.ts'
import type { ParticipantEntry } from './participants-form.ts'

type Booked = Order['participants'][number]

export interface ParticipantChange {
  /** The current participant. */
  former: Booked
  /** The submitted data for the seat. */
  entry: ParticipantEntry
  /** Whether someone else takes the seat: another address means another person. */
  isReplaced: boolean
}

export type ClosedBecause = 'not-open' | 'workshop-started'

export type ChangeRefusal = Refusal<ClosedBecause | 'other-people'>

/** Why participant data cannot be changed: it can while the order is active and until the workshop starts (docs/rules/participants.md). */
export function closedBecause(status: Order['status'], date: LiveDate, now: Temporal.Instant): ClosedBecause | null {
  if (status.state !== 'confirmed' || date.calledOff) return 'not-open'
  return hasStarted(date, now) ? 'workshop-started' : null
}

/**
 * Changes participant data of an order. Each entry refers to a participant by id, or by address when the same form was sent before. Bookers change
 * all participants; a participant changes only their own data and cannot hand the seat on.
 */
export function changeParticipants(
  { status, participants }: Pick<Order, 'status' | 'participants'>,
  date: LiveDate,
  command: { by: 'booker' | { participantId: string }; entries: readonly ParticipantEntry[] },
  now: Temporal.Instant,
): Result<{ changes: ParticipantChange[] }, ChangeRefusal> {
  const reason = closedBecause(status, date, now)
  if (reason) return refused(reason)
  const { by, entries } = command
  const own = by === 'booker' ? participants : participants.filter(({ id }) => id === by.participantId)
  const changes = own.flatMap((former) => {
    const entry = entries.find(({ id }) => id === former.id) ?? entries.find((one) => isSame(one, former))
    return entry ? [{ former, entry, isReplaced: !isSame(entry, former) }] : []
  })
  const named = new Set(changes.map(({ entry }) => entry))
  const isWhole =
    named.size === own.length && changes.length === own.length && entries.length === own.length && own.length > 0
  const handsOn = by !== 'booker' && changes.some(({ isReplaced }) => isReplaced)
  return isWhole && !handsOn ? { outcome: 'done', changes } : refused('other-people')
}

function isSame(one: { email: string }, other: { email: string }): boolean {
  return emailKey(one.email) === emailKey(other.email)
}
