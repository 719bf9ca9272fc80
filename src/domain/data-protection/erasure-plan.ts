import { viennaDay } from '../iso-date.ts'
import { type DataKind, dataKinds, type Fate, fateOfKind, keptUntil } from './erasure.ts'
import type { FiledBooking, PersonFile } from './person-file.ts'

/** What has to be done before an address can be erased. */
export type Obstacle =
  /** A seat in a workshop that is not over yet. */
  | { reason: 'seat'; role: FiledBooking['role']; number: string; endsAt: Temporal.Instant }
  /** It may still be paid. */
  | { reason: 'unpaid' | 'unconfirmed'; role: FiledBooking['role']; number: string }
  /** A payment is open, or money is going back. */
  | { reason: 'money-moving'; role: FiledBooking['role']; number: string }
  /** Someone of the office. */
  | { reason: 'member' }

/** What becomes of so many things of a kind; `until` is the last day of what is kept, null where it has none. */
export interface PlanLine {
  kind: DataKind
  fate: Fate
  count: number
  until: string | null
}

export interface ErasurePlan {
  /** Nothing is erased while there is one. */
  obstacles: Obstacle[]
  lines: PlanLine[]
  /** Orders whose documents have to stay: they lose every name. */
  ordersToAnonymise: string[]
  ordersToDelete: string[]
  /** Of orders that go, and of parties on the waitlist. */
  registrationsToDelete: string[]
}

/**
 * What erasing an address would do now (docs/rules/data-protection.md). `country` is the company's: its law says how long documents stay.
 */
export function erasurePlan(file: PersonFile, now: Temporal.Instant, country: string): ErasurePlan {
  const today = viennaDay(now)
  const own = file.bookings.filter(({ role }) => role === 'booker')
  const ends = new Map<string, string>()
  for (const { orderId, documents } of own) {
    const until = keptUntil(country, documents)
    if (orderId !== null && until !== null && until >= today) ends.set(orderId, until)
  }
  const deleted = own.filter(({ orderId }) => orderId === null || !ends.has(orderId))
  const registrationsToDelete = deleted.map(({ registrationId }) => registrationId).filter((id) => id !== null)
  const counts = new Map<string, PlanLine>()
  for (const { kind, row } of file.entries) {
    const { fate, until } = fateOf(kind, row, ends, registrationsToDelete)
    const key = `${kind} ${fate} ${until}`
    const line = counts.get(key) ?? { kind, fate, count: 0, until }
    counts.set(key, { ...line, count: line.count + 1 })
  }
  return {
    obstacles: obstaclesOf(file, now),
    lines: [...counts.values()].sort(inOrder),
    ordersToAnonymise: [...ends.keys()],
    ordersToDelete: deleted.map(({ orderId }) => orderId).filter((id) => id !== null),
    registrationsToDelete,
  }
}

function obstaclesOf(file: PersonFile, now: Temporal.Instant): Obstacle[] {
  const obstacles = file.bookings.flatMap((booking): Obstacle[] => {
    const { role, state, endsAt, isMoneyMoving, number } = booking
    if (number === null) return []
    if (state === 'awaiting-payment') return [{ reason: 'unpaid', role, number }]
    if (state === 'awaiting-confirmation') return [{ reason: 'unconfirmed', role, number }]
    if (state === 'confirmed' && endsAt && Temporal.Instant.compare(now, endsAt) < 0)
      return [{ reason: 'seat', role, number, endsAt }]
    return isMoneyMoving && role === 'booker' ? [{ reason: 'money-moving', role, number }] : []
  })
  const isMember = file.entries.some(({ kind }) => kind === 'account')
  return isMember ? [{ reason: 'member' }, ...obstacles] : obstacles
}

/** Rows of an order name it by `id` or `order_id`, those of seats by `registration_id`. */
function fateOf(
  kind: DataKind,
  row: PersonFile['entries'][number]['row'],
  ends: ReadonlyMap<string, string>,
  registrationsToDelete: readonly string[],
): { fate: Fate; until: string | null } {
  switch (kind) {
    case 'orders': {
      return { fate: ends.has(String(row.id)) ? 'anonymous' : 'goes', until: null }
    }
    case 'invoices':
    case 'payments':
    case 'vat-checks': {
      const until = ends.get(String(row.order_id)) ?? null
      return until === null ? { fate: 'goes', until } : { fate: 'kept', until }
    }
    case 'registrations':
      return { fate: registrationsToDelete.includes(String(row.id)) ? 'goes' : 'anonymous', until: null }
    case 'participants':
    case 'attendance':
      return { fate: registrationsToDelete.includes(String(row.registration_id)) ? 'goes' : 'anonymous', until: null }
    case 'customer':
      return { fate: ends.size > 0 ? 'anonymous' : 'goes', until: null }
    default:
      return { fate: fateOfKind[kind], until: null }
  }
}

const fates: readonly Fate[] = ['goes', 'anonymous', 'kept']

function inOrder(one: PlanLine, other: PlanLine): number {
  return (
    fates.indexOf(one.fate) - fates.indexOf(other.fate) || dataKinds.indexOf(one.kind) - dataKinds.indexOf(other.kind)
  )
}
