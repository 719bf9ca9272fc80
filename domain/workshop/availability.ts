import { hasStarted, isOver, type LiveDate, type WorkshopDate } from './workshop-date.ts'

/** How a workshop date stands to a visitor (SPEC §4, 'Workshop list item'). */
export type Availability =
  | { state: 'bookable'; left: number }
  | { state: 'waiting-list' }
  | { state: 'sold-out' }
  | { state: 'started' }
  | { state: 'over' }
  | { state: 'called-off' }
  | { state: 'not-payable' }
  | { state: 'self-paced' }

/** From this many free seats on, the list says how many are left. */
export const fewSeats = 3

interface Seats {
  /** The number of free seats as counted now. */
  left: number
  /** Nobody takes the cards that it is paid with. */
  notPayable?: boolean | undefined
}

export function availabilityOf(date: WorkshopDate, { left, notPayable }: Seats, now: Temporal.Instant): Availability {
  if (date.delivery === 'self-paced') return { state: 'self-paced' }
  if (isOver(date, now)) return { state: 'over' }
  if (date.calledOff) return { state: 'called-off' }
  if (hasStarted(date, now)) return { state: 'started' }
  if (notPayable) return { state: 'not-payable' }
  return left > 0 ? { state: 'bookable', left } : fullState(date)
}

function fullState(date: LiveDate): Availability {
  return { state: date.waitlist ? 'waiting-list' : 'sold-out' }
}
