import { type AnyColumn, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

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
