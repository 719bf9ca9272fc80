import { type AnyColumn, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { isId } from '#domain/id.ts'
import type { ListPlace } from '#platform/ports.ts'

/** Rows per list page in the office. Query one more to find out whether there is a next page. */
export const perPage = 50

/** Rows after a position, in lists with the newest first. An invalid position from a URL starts at the top. */
export function olderThan(at: AnyColumn, id: AnyColumn, after: ListPlace | null): SQL | undefined {
  if (after === null || !isId(after.id)) return undefined
  return sql`(${at}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
}

/** The start of the next page; null on the last one. */
export function nextPlace<Row extends { id: string }>(
  rows: readonly Row[],
  at: (row: Row) => Temporal.Instant,
): ListPlace | null {
  const last = rows[perPage - 1]
  return rows.length > perPage && last ? { at: at(last).toString(), id: last.id } : null
}

/** Whether a column contains a text, folded as in searches: 'mueller' matches 'Müller'. The text has no wildcards. */
export function holds(column: SQLWrapper, text: string): SQL {
  // PostgreSQL rejects NUL in text, and no row contains it.
  return sql`strpos(folded(${column}), folded(${text.replaceAll('\0', '\uFFFD')})) > 0`
}

/** The characters of a search word (migration `search-words`): all but spaces, ASCII punctuation and the sign of the currency. */
const character = /[^\s!-/:-@[-`{-~€]/

/** The words of a search; one that is only punctuation counts where there is no other. */
export function askedWords(text: string | undefined): string[] {
  // PostgreSQL rejects NUL in text, and no row contains it.
  const asked = (text ?? '')
    .replaceAll('\0', ' ')
    .replace(/€(?=\d)/g, '')
    .split(/\s+/)
    .filter(Boolean)
  const words = asked.filter((word) => character.test(word))
  return words.length > 0 ? words : asked
}

/** Rows that match the search words, using the index; all rows for a blank text. Rows have no punctuation, so no row matches only that. */
export function asksFor(
  words: SQLWrapper,
  text: string | undefined,
  /** Other words that are as good as one. */
  othersFor: (word: string) => readonly string[] = () => [],
): SQL | undefined {
  const asked = askedWords(text)
  if (asked.length === 0) return undefined
  if (!asked.some((word) => character.test(word))) return sql`false`
  const questions = asked.map((word) => {
    const any = [word, ...othersFor(word)].map((one) => sql`search_query(${one})`)
    return sql`(${sql.join(any, sql` || `)})`
  })
  return sql`${words} @@ (${sql.join(questions, sql` && `)})`
}

/**
 * Newest first. PostgreSQL assumes that a word prefix is common and would rather walk all rows from the newest than use the word index. An order that
 * no index has leaves it only the word index.
 */
export function newestFirst(at: AnyColumn, id: AnyColumn, text: string | undefined): SQL[] {
  const when = asksFor(at, text) === undefined ? sql`${at}` : sql`(${at} + interval '0')`
  return [sql`${when} desc`, sql`${id} desc`]
}

/** Rows per chunk of a potentially long result. */
const usualPortion = 500

/**
 * Streams a potentially long result in chunks, each starting after the last row of the previous one. No connection is occupied between chunks, so a
 * slow or aborting consumer does no harm.
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

/** Merges several sorted streams into one, with at most a chunk of each in memory. */
export async function* inOneOrder<Row>(
  sources: readonly AsyncIterable<Row[]>[],
  compare: (one: Row, other: Row) => number,
): AsyncGenerator<Row[]> {
  let read = sources.map((source) => ({ next: source[Symbol.asyncIterator](), rows: [] as Row[] }))
  for (;;) {
    for (const one of read) if (one.rows.length === 0) one.rows = (await one.next.next()).value ?? []
    read = read.filter(({ rows }) => rows.length > 0)
    // Later rows of any stream sort after the last one read from it.
    const [until] = read.flatMap(({ rows }) => rows.slice(-1)).sort(compare)
    if (until === undefined) return
    const ready = read.flatMap((one) => {
      const behind = one.rows.findIndex((row) => compare(row, until) > 0)
      return one.rows.splice(0, behind === -1 ? one.rows.length : behind)
    })
    yield ready.sort(compare)
  }
}
