import { and, or, type SQL, sql } from 'drizzle-orm'
import { askedNumber } from './running-numbers.ts'
import { actionLog, logWords } from './tables/action-log.ts'
import { asksFor } from './word-search.ts'

/**
 * Lines that hold the words of the text, or are about what a word of it names: a booking by the number of its order, of its invoice or of its
 * customer, a date by the name in its address. A line does not say these itself; they lead to the ids that it holds.
 */
export function asksForLine(
  text: string | undefined,
  saidAs: ReadonlyMap<string, readonly string[]> | undefined,
): SQL | undefined {
  const asked = (text ?? '').replaceAll('\0', ' ').split(/\s+/)
  const names = asked.filter((word) => subjectsBehind(word) !== null)
  const plain = asked.filter((word) => !names.includes(word)).join(' ')
  const words = logWords(actionLog)
  return and(
    asksFor(words, plain, saidAs),
    ...names.map((name) =>
      or(asksFor(words, name, saidAs), sql`${actionLog.subjectId} = any(array(${subjectsBehind(name)}))`),
    ),
  )
}

/** Ids of what a word names; null for a word that is no name of that kind. */
function subjectsBehind(word: string): SQL | null {
  const number = askedNumber(word)
  if (number !== null) return partsBehind(number)
  return /^[a-z\d]+(?:-[a-z\d]+)+$/i.test(word)
    ? sql`select id from workshop_date where slug = ${word.toLowerCase()}`
    : null
}

function partsBehind({ kind, number }: NonNullable<ReturnType<typeof askedNumber>>): SQL {
  const orders = {
    order: sql`select id, registration_id from "order" where number = ${number}`,
    invoice: sql`select o.id, o.registration_id from invoice i join "order" o on o.id = i.order_id where i.number = ${number}`,
    // the words of the list have an index, and hold more than this number
    customer: sql`select o.id, o.registration_id from listed_booking l join "order" o on o.id = l.order_id
      where l.words @@ search_query(${number}) and o.customer_number = ${number}`,
  }
  return sql`with booked as (${orders[kind]}) select id from booked
    union select registration_id from booked where registration_id is not null
    union select p.id from participant p join booked b on b.registration_id = p.registration_id`
}
