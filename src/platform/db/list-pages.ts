import { type AnyColumn, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { isId } from '#domain/id.ts'
import type { ListPlace } from '#platform/ports.ts'

/** Rows of a list in the office. Ask for one more: it shows whether there is a next page. */
export const perPage = 50

/** Rows behind a place, in lists with the newest on top. The place comes from an address: what is none begins at the top. */
export function olderThan(at: AnyColumn, id: AnyColumn, after: ListPlace | null): SQL | undefined {
  if (after === null || !isId(after.id)) return undefined
  return sql`(${at}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
}

/** Where the next page begins; null on the last one. */
export function nextPlace<Row extends { id: string }>(
  rows: readonly Row[],
  at: (row: Row) => Temporal.Instant,
): ListPlace | null {
  const last = rows[perPage - 1]
  return rows.length > perPage && last ? { at: at(last).toString(), id: last.id } : null
}

/** Whether a column has the text somewhere in it, folded as words are elsewhere: 'mueller' is in 'Müller'. The text is taken as it is. */
export function holds(column: AnyColumn, text: string): SQL {
  // PostgreSQL refuses NUL in text; no row has one
  return sql`strpos(folded(${column}), folded(${text.replaceAll('\0', '\uFFFD')})) > 0`
}

/** What the database makes a word of (migration `search-words`): anything but spaces and ASCII punctuation. */
const character = /[^\s!-/:-@[-`{-~]/

/** Rows whose words the text asks for, so that an index answers; every row for a text without a word in it. */
export function asksFor(words: SQLWrapper, text: string | undefined): SQL | undefined {
  // PostgreSQL refuses NUL in text; no row has one
  const asked = (text ?? '')
    .replaceAll('\0', ' ')
    .split(/\s+/)
    .filter((word) => character.test(word))
  if (asked.length === 0) return undefined
  const questions = asked.map((word) => sql`search_query(${word})`)
  return sql`${words} @@ (${sql.join(questions, sql` && `)})`
}

/**
 * Newest first. PostgreSQL cannot know how rare the beginning of a word is and takes it for common: then it would rather walk through all
 * rows from the newest than ask for the word. An order that no index has leaves it only the question.
 */
export function newestFirst(at: AnyColumn, id: AnyColumn, text: string | undefined): SQL[] {
  const when = asksFor(at, text) === undefined ? sql`${at}` : sql`(${at} + interval '0')`
  return [sql`${when} desc`, sql`${id} desc`]
}

/** Rows that are read at once of what may be long. */
const usualPortion = 500

/**
 * Reads what may be long a portion at a time, each behind the last row of the one before. Between two portions nothing is held: whoever takes
 * the rows may be slow, or stop, and no connection waits for them.
 */
export async function* portionsOf<Row>(
  read: (last: Row | null, most: number) => Promise<Row[]>,
  most = usualPortion,
): AsyncGenerator<Row[]> {
  let last: Row | null = null
  do {
    const rows: Row[] = await read(last, most)
    last = rows.length < most ? null : (rows.at(-1) ?? null)
    if (rows.length > 0) yield rows
  } while (last !== null)
}

/** Several of these as one, in the order of all their rows. Each is in that order itself, and at most a portion of each is in memory. */
export async function* inOneOrder<Row>(
  sources: readonly AsyncIterable<Row[]>[],
  compare: (one: Row, other: Row) => number,
): AsyncGenerator<Row[]> {
  let read = sources.map((source) => ({ next: source[Symbol.asyncIterator](), rows: [] as Row[] }))
  for (;;) {
    for (const one of read) if (one.rows.length === 0) one.rows = (await one.next.next()).value ?? []
    read = read.filter(({ rows }) => rows.length > 0)
    // What comes later in any of them is not before the end of what is here of it.
    const [until] = read.flatMap(({ rows }) => rows.slice(-1)).sort(compare)
    if (until === undefined) return
    const ready = read.flatMap((one) => {
      const behind = one.rows.findIndex((row) => compare(row, until) > 0)
      return one.rows.splice(0, behind === -1 ? one.rows.length : behind)
    })
    yield ready.sort(compare)
  }
}
