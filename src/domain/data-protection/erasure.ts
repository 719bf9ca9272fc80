import { viennaDay } from '../iso-date.ts'
import type { StateName } from '../registration/registration.ts'

/** Kinds of personal data, in the order in which a file shows them (docs/rules/data-protection.md). */
export const dataKinds = [
  'customer',
  'orders',
  'registrations',
  'participants',
  'meals',
  'attendance',
  'consents',
  'certificates',
  'vouchers',
  'invoices',
  'payments',
  'checkouts',
  'vat-checks',
  'withdrawals',
  'notes',
  'mails',
  'mailbox',
  'waiting-mails',
  'links',
  'newsletter',
  'comments',
  'messages',
  'invitations',
  'account',
  'log',
] as const

export type DataKind = (typeof dataKinds)[number]

export type Fate = 'goes' | 'anonymous' | 'kept'

/** The fate of kinds without a legal retention period. Orders and their records are decided one by one (`erasurePlan`). */
const fateOfKind = {
  meals: 'goes',
  consents: 'goes',
  certificates: 'goes',
  vouchers: 'goes',
  checkouts: 'goes',
  withdrawals: 'goes',
  notes: 'goes',
  mails: 'goes',
  mailbox: 'goes',
  'waiting-mails': 'goes',
  links: 'goes',
  newsletter: 'goes',
  comments: 'goes',
  messages: 'goes',
  invitations: 'goes',
  log: 'kept',
} as const satisfies Partial<Record<DataKind, Fate>>

/** A document with a legal retention period: an invoice, a cancellation, or a payment in or out. */
export interface LegalDocument {
  /** Its date in Vienna: '2026-11-21'. */
  on: string
  /** Whether it charges the VAT of another country, declared through the One-Stop-Shop. */
  isOneStopShop: boolean
}

/** Legal retention of a company's documents by country: years after the end of their calendar year. */
const yearsByCountry: Readonly<Record<string, number>> = {
  /** § 132 (1) BAO */
  AT: 7,
  /** § 147 (3) AO: eight years for invoices and receipts since 2025 */
  DE: 8,
}

/** Sales declared through the One-Stop-Shop: ten years in every country (Art. 369k of the VAT directive). */
const oneStopShopYears = 10

/** Retention in whole calendar years after the document's own year. Throws for a country that is not in the table. */
export function legalYears(country: string, { isOneStopShop }: Pick<LegalDocument, 'isOneStopShop'>): number {
  const years = yearsByCountry[country]
  if (years === undefined) throw new Error(`nobody has looked up how long ${country} keeps invoices`)
  return isOneStopShop ? Math.max(years, oneStopShopYears) : years
}

/** The last day on which the documents of an order are kept, all together; null without documents. */
export function keptUntil(country: string, documents: readonly LegalDocument[]): string | null {
  const ends = documents.map((document) => Number(document.on.slice(0, 4)) + legalYears(country, document))
  return ends.length === 0 ? null : `${Math.max(...ends)}-12-31`
}

export interface PersonFile {
  /** The requested address, folded by `addressKey`. */
  address: string
  /** Its variants in the tables. */
  addressVariants: string[]
  names: string[]
  /** Bookings that the address made or takes part in. */
  bookings: FiledBooking[]
  entries: FileEntry[]
}

export interface FileEntry {
  kind: DataKind
  row: Readonly<Record<string, unknown>>
}

export interface FiledBooking {
  /** Null for a party on the waitlist. */
  orderId: string | null
  /** Null for products without seats. */
  registrationId: string | null
  number: string | null
  role: 'booker' | 'participant'
  state: StateName
  /** The end of the workshop; null where it was called off, and for products without seats. */
  endsAt: Temporal.Instant | null
  /** Invoices, and payments in or out. */
  documents: LegalDocument[]
  /** Whether a payment is open, a refund is under way or a dispute is undecided. */
  isMoneyMoving: boolean
  /** Whether we still have money that has to be refunded, or of which that is undecided. */
  isRefundDue: boolean
}

/** The comparison key of an address: ignores case, surrounding space and the composition of accents. */
export function addressKey(address: string): string {
  return address.normalize('NFC').trim().toLowerCase().normalize('NFC')
}

export type Obstacle =
  /** A seat in a workshop that is not over yet. */
  | (OfOrder & { reason: 'seat'; endsAt: Temporal.Instant })
  /** The order may still be paid or confirmed. */
  | (OfOrder & { reason: 'unpaid' | 'unconfirmed' })
  /** A payment is open or a refund is under way; or it has still to be made, and only the booker knows the account. */
  | (OfOrder & { reason: 'money-moving' | 'refund-due' })
  /** A declaration of withdrawal without a decision: it is our only proof of its receipt. */
  | { reason: 'open-withdrawal'; number: string; withdrawalId: string }
  /** The address belongs to an office member. */
  | { reason: 'member' }

interface OfOrder {
  role: FiledBooking['role']
  number: string
  orderId: string
}

/** The fate of a number of records of a kind; `until` is the last day of kept ones, null when there is none. */
export interface PlanLine {
  kind: DataKind
  fate: Fate
  count: number
  until: string | null
}

export interface ErasurePlan {
  /** Any obstacle prevents the erasure. */
  obstacles: Obstacle[]
  lines: PlanLine[]
  /** Bookings of cancelled dates, unpaid, whose booker nobody can ask any more for another date. */
  ordersToCancel: { id: string; number: string }[]
  /** Orders whose documents must be kept: all names are removed from them. */
  ordersToAnonymise: string[]
  ordersToDelete: string[]
  /** Registrations of deleted orders, and of parties on the waitlist. */
  registrationsToDelete: string[]
}

/** The plan for erasing an address now (docs/rules/data-protection.md). The law of the company's `country` decides how long documents are kept. */
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
    // It prevents the erasure: nothing becomes of it.
    if (kind === 'account') continue
    const { fate, until } = fateOf(kind, row, ends, registrationsToDelete)
    const key = `${kind} ${fate} ${until}`
    const line = counts.get(key) ?? { kind, fate, count: 0, until }
    counts.set(key, { ...line, count: line.count + 1 })
  }
  return {
    obstacles: obstaclesOf(file, now),
    lines: [...counts.values()].sort(inOrder),
    ordersToCancel: own.flatMap(undecided),
    ordersToAnonymise: [...ends.keys()],
    ordersToDelete: deleted.map(({ orderId }) => orderId).filter((id) => id !== null),
    registrationsToDelete,
  }
}

function undecided({ orderId, registrationId, number, state, endsAt }: FiledBooking): ErasurePlan['ordersToCancel'] {
  const isOfCancelledDate = registrationId !== null && state === 'confirmed' && endsAt === null
  return isOfCancelledDate && orderId !== null && number !== null ? [{ id: orderId, number }] : []
}

function obstaclesOf(file: PersonFile, now: Temporal.Instant): Obstacle[] {
  const obstacles = file.bookings.flatMap((booking) => obstaclesOfBooking(booking, now))
  for (const { kind, row } of file.entries)
    if (kind === 'withdrawals' && row.outcome === null)
      obstacles.push({ reason: 'open-withdrawal', number: String(row.order_number), withdrawalId: String(row.id) })
  const isMember = file.entries.some(({ kind }) => kind === 'account')
  return isMember ? [{ reason: 'member' }, ...obstacles] : obstacles
}

function obstaclesOfBooking(booking: FiledBooking, now: Temporal.Instant): Obstacle[] {
  const { role, state, endsAt, number, orderId } = booking
  if (number === null || orderId === null) return []
  const order = { role, number, orderId }
  if (state === 'awaiting-payment') return [{ reason: 'unpaid', ...order }]
  if (state === 'awaiting-confirmation') return [{ reason: 'unconfirmed', ...order }]
  if (state === 'confirmed' && endsAt && Temporal.Instant.compare(now, endsAt) < 0)
    return [{ reason: 'seat', ...order, endsAt }]
  if (role !== 'booker') return []
  if (booking.isMoneyMoving) return [{ reason: 'money-moving', ...order }]
  return booking.isRefundDue ? [{ reason: 'refund-due', ...order }] : []
}

/** Rows of an order refer to it by `id` or `order_id`, those of seats by `registration_id`. */
function fateOf(
  kind: Exclude<DataKind, 'account'>,
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
