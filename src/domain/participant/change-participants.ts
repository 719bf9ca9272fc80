import type { Order } from '../order/order.ts'
import { type Refusal, type Result, refused } from '../result.ts'
import type { LiveDate } from '../workshop/workshop-date.ts'
import { hasStarted } from '../workshop/workshop-date.ts'
import { emailKey, fullName, type MealWish } from './participant.ts'
import type { ParticipantEntry } from './participants-form.ts'

type Booked = Order['participants'][number]

export const changedFields = ['salutation', 'title', 'firstName', 'lastName', 'email', 'meal'] as const
export type ChangedField = (typeof changedFields)[number]
type Values = Record<ChangedField, string>

export interface ParticipantChange {
  /** The current participant. */
  former: Booked
  stored: Values
  values: Values
  /** Whether someone else takes the seat: another address means another person. */
  isReplaced: boolean
  conflicts: Conflict[]
}

/** A field that someone else has changed since the page was opened, and that was sent with yet another value. */
export interface Conflict {
  /** Whose field, as stored. */
  name: string
  field: ChangedField
  stored: string
  sent: string
}

/** `unconfirmed`: its payment or the confirmation of its address is still to come. */
export type ClosedBecause = 'unconfirmed' | 'not-open' | 'called-off' | 'workshop-started'

export type ChangeRefusal =
  | Refusal<ClosedBecause | 'other-people'>
  | (Refusal<'changed-meanwhile'> & { conflicts: Conflict[]; merged: ParticipantChange[] })

/** Why participant data cannot be changed: it can while the order is active and until the workshop starts (docs/rules/participants.md). */
export function closedBecause(status: Order['status'], date: LiveDate, now: Temporal.Instant): ClosedBecause | null {
  if ('until' in status) return 'unconfirmed'
  if (status.state !== 'confirmed') return 'not-open'
  if (date.calledOff) return 'called-off'
  return hasStarted(date, now) ? 'workshop-started' : null
}

/** Whether the office can give a seat to someone else, only correct the name, or neither. */
export function changeableByOffice(...of: Parameters<typeof closedBecause>): 'person' | 'name' | null {
  const reason = closedBecause(...of)
  if (reason === null) return 'person'
  return reason === 'workshop-started' ? 'name' : null
}

/**
 * Changes participant data of an order. Each entry refers to a participant by id, or by address when the same form was sent before. Bookers and the office
 * change all participants; a participant changes only their own data and cannot hand the seat on. Once the workshop has started, the office corrects names,
 * and no seat changes hands. Only what the sender changed is written: see `merge`.
 */
export function changeParticipants(
  { status, participants }: Pick<Order, 'status' | 'participants'>,
  date: LiveDate,
  command: {
    by: 'booker' | 'office' | { participantId: string }
    entries: readonly ParticipantEntry[]
    /** What is stored, by the ids of participants. */
    meals: ReadonlyMap<string, Pick<MealWish, 'text'>>
  },
  now: Temporal.Instant,
): Result<{ changes: ParticipantChange[] }, ChangeRefusal> {
  const reason = closedBecause(status, date, now)
  const { by, entries, meals } = command
  const isCorrection = by === 'office' && reason === 'workshop-started'
  if (reason && !isCorrection) return refused(reason)
  const own = typeof by === 'string' ? participants : participants.filter(({ id }) => id === by.participantId)
  const found = own.flatMap((former) => {
    const entry = entries.find(({ id }) => id === former.id) ?? entries.find((one) => isSame(one, former))
    return entry ? [{ former, entry }] : []
  })
  const named = new Set(found.map(({ entry }) => entry))
  const isWhole =
    named.size === own.length && found.length === own.length && entries.length === own.length && own.length > 0
  if (!isWhole) return refused('other-people')

  const changes = found.map(({ former, entry }) => merge(former, entry, meals.get(former.id)?.text))
  const isHandedOn = changes.some(({ isReplaced }) => isReplaced)
  if (isCorrection && isHandedOn) return refused('workshop-started')
  if (typeof by !== 'string' && isHandedOn) return refused('other-people')
  const conflicts = changes.flatMap((change) => change.conflicts)
  return conflicts.length > 0
    ? refused('changed-meanwhile', { conflicts, merged: changes })
    : { outcome: 'done', changes }
}

/**
 * Three versions of each field: what the page showed, what was sent, what is stored. What the sender left as it was stays as it is stored; what no one
 * else changed is written; what both changed to different values is a conflict. Someone new in the seat comes with all of their own data: what the former person eats is
 * still in the form unless the sender has changed it, and is not passed on.
 */
function merge(former: Booked, entry: ParticipantEntry, storedMeal: string | undefined): ParticipantChange {
  const conflicts: Conflict[] = []
  const stored = valuesOf({ ...former, meal: storedMeal })
  const sent = valuesOf({ ...entry, meal: entry.hasMeal ? entry.meal : undefined })
  const shown = valuesOf(entry.shown)
  const isReplaced = !(isSame(sent, shown) || isSame(sent, stored)) && isSame(shown, stored)
  function of(field: ChangedField): string {
    if (isReplaced || sent[field] === stored[field]) return sent[field]
    if (sent[field] === shown[field]) return stored[field]
    if (shown[field] !== stored[field])
      conflicts.push({ name: fullName(former), field, stored: stored[field], sent: sent[field] })
    return sent[field]
  }
  const values = {
    salutation: of('salutation'),
    title: of('title'),
    firstName: of('firstName'),
    lastName: of('lastName'),
    email: of('email'),
    meal: isReplaced && sent.meal === shown.meal ? '' : of('meal'),
  }
  return { former, stored, values, isReplaced, conflicts }
}

/** Empty where there is nothing. Browsers send line breaks in two ways. */
function valuesOf(from: { [Field in ChangedField]?: string | undefined }): Values {
  const value = (field: ChangedField) => (from[field] ?? '').replaceAll('\r\n', '\n')
  return {
    salutation: value('salutation'),
    title: value('title'),
    firstName: value('firstName'),
    lastName: value('lastName'),
    email: value('email'),
    meal: value('meal'),
  }
}

function isSame(one: { email: string }, other: { email: string }): boolean {
  return emailKey(one.email) === emailKey(other.email)
}
