import { createHash, randomUUID } from 'node:crypto'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { bookSeats } from '#features/booking/book-seats.ts'
import type { Database } from '#platform/db/database.ts'
import type { AddEffects } from '#platform/db/outbox.ts'
import { transactionsOn } from '#server/composition/stores.ts'
import { bookingParty } from '#tests/use-cases/booking-party.ts'

export interface Statement {
  text: string
  values: unknown[]
}

/** The SQL of one booking, and the values that belong to this booking only. */
export interface RecordedBooking {
  statements: Statement[]
  date: LiveDate
  /** The drawn numbers by counter. */
  numbers: ReadonlyMap<string, string>
}

/**
 * Makes one booking with the use case and records its statements, to replay them without the program. `db` must push every statement into `written`
 * (as a drizzle logger).
 */
export async function recordBooking(
  db: Database,
  addEffects: AddEffects,
  date: LiveDate,
  written: Statement[],
): Promise<RecordedBooking> {
  const ports = {
    clock: { now: () => Temporal.Now.instant() },
    randomSource: { id: () => randomUUID(), token: () => randomUUID() + randomUUID() },
    transactions: transactionsOn(db, addEffects, ''),
    checkout: { provider: 'test' as const },
  }
  written.length = 0
  const form = bookingParty('Bench 0', 1)
  // With a sender: a visitor's order is counted, too.
  const result = await bookSeats(ports, { workshop: date.slug, form, language: 'de', sender: hashOf('sender') })
  if (result.outcome === 'refused') throw new Error(`the booking to be recorded was not made: ${result.refusal.reason}`)
  const find = (shape: RegExp) => {
    const found = written
      .flatMap(({ values }) => values)
      .find((value) => typeof value === 'string' && shape.test(value))
    if (typeof found !== 'string') throw new Error(`the recorded booking has no value like ${shape}`)
    return found
  }
  const numbers = new Map(
    written.flatMap(({ text, values: [counter] }) => {
      if (!takesNumber(text)) return []
      const name = String(counter)
      if (name === 'customer') return [[name, find(/^K-\d+$/)]]
      return [[name, find(name.startsWith('invoice') ? /^R-\d{4}-\d{4,}$/ : /^\d{4}-\d{4,}$/)]]
    }),
  )
  return { statements: [...written], date, numbers }
}

type Ask = (statement: Statement) => Promise<{ rows: unknown[] }>

/** Replays a recorded booking for another booker on another date, in the transaction of `ask`. */
export async function replayBooking(
  recorded: RecordedBooking,
  date: LiveDate,
  number: number,
  ask: Ask,
): Promise<void> {
  const names = new Map([
    [recorded.date.id, date.id],
    [recorded.date.slug, date.slug],
  ])
  for (const { text, values } of recorded.statements) {
    const own = values.map((value) => (typeof value === 'string' ? renamed(value, names, number) : value))
    const { rows } = await ask({ text, values: own })
    if (!takesNumber(text)) continue
    const before = recorded.numbers.get(String(values[0]))
    // 'R-2026-0001' becomes 'R-2026-0007', 'K-10001' becomes 'K-10007'
    if (before)
      names.set(
        before,
        before.replace(/\d+$/, (digits) => String(numberIn(rows)).padStart(digits.length, '0')),
      )
  }
}

function takesNumber(statement: string): boolean {
  return statement.startsWith('insert into "counter"')
}

const uuidOrHash = /\b(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{64})\b/g

/** Replaces ids, hashes and addresses; equal values stay equal. */
function renamed(value: string, names: Map<string, string>, number: number): string {
  const known = names.get(value)
  if (known) return known
  return value.replaceAll('bench-0', `bench-${number}`).replace(uuidOrHash, (id) => {
    const name = names.get(id) ?? (id.length === 64 ? hashOf(randomUUID()) : randomUUID())
    names.set(id, name)
    return name
  })
}

function numberIn(rows: unknown[]): number {
  const [row] = rows
  if (typeof row === 'object' && row !== null && 'value' in row) return Number(row.value)
  throw new Error('the counter gave no number')
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
