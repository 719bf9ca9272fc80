import { type SQL, sql } from 'drizzle-orm'
import type { Traces } from './traces.ts'

/** Whether a text contains one of these words, as a whole: `lena@post.example` is not in `helena@post.example`. Case does not matter. */
export function mentions(text: SQL, words: readonly string[]): SQL {
  const patterns = JSON.stringify(patternsOf(words))
  return sql`exists (select 1 from jsonb_array_elements_text(${patterns}::jsonb) as word where ${text} ~* word)`
}

/** A text in which these words are redacted. */
export function redacted(text: SQL, words: readonly string[]): SQL {
  return words.reduce((left, word) => sql`regexp_replace(${left}, ${asWhole(word)}, '[…]', 'gi')`, text)
}

/** The words as `blacked_out` of the database takes them. */
export function patternsOf(words: readonly string[]): string[] {
  return words.map(asWhole)
}

export function personalWords({ addressVariants, names }: Pick<Traces, 'addressVariants' | 'names'>): string[] {
  return [...addressVariants, ...names]
}

/** A word as a regular expression of PostgreSQL. Characters of addresses must not be next to it, except for a full stop after it. */
function asWhole(word: string): string {
  const literally = word.replaceAll(/[^\p{L}\p{N}\p{M}\s]/gu, '\\$&')
  return `(?<![[:alnum:]._%+-])${literally}(?![[:alnum:]_%+-]|[.@][[:alnum:]])`
}
