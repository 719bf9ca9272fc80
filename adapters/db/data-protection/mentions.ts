import { type SQL, sql } from 'drizzle-orm'
import type { Traces } from './traces.ts'

/** Whether a text holds the address, or with `names` a whole name; case does not matter. */
export function mentions(text: SQL, words: readonly string[]): SQL {
  const found = sql`select 1 from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as word
    where position(lower(word) in lower(${text})) > 0`
  return sql`exists (${found})`
}

/** A text in which the words are blacked out, whatever their case. */
export function blackedOut(text: SQL, words: readonly string[]): SQL {
  // Longest first, so that nothing is left of an address that holds another.
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  return longestFirst.reduce((left, word) => sql`regexp_replace(${left}, ${literally(word)}, '[…]', 'gi')`, text)
}

export function wordsOf({ spellings, names }: Pick<Traces, 'spellings' | 'names'>): string[] {
  return [...spellings, ...names]
}

/** A word that the regular expressions of PostgreSQL take as it is. */
function literally(word: string): string {
  return word.replaceAll(/[^\p{L}\p{N}\s]/gu, '\\$&')
}
