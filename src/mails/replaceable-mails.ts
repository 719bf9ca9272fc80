import { type Language, languages } from '#domain/language.ts'
import type { PartPlaceholders } from '#domain/settings/mail-text-form.ts'
import type { MailPart } from '#domain/settings/site-settings.ts'
import type { ReplaceableParts } from './mail.ts'
import { defaultMailText } from './mail-text.ts'
import { mails } from './mails.ts'

/** A catalogue message and its placeholders. */
export interface MessageShape {
  /** Plain values: {workshop}, and the {count} of a plural. */
  placeholders: string[]
  /** Whether it has variants for different readers. */
  chooses: boolean
  /** The form that was asked for: 'Alle {count} Plätze sind verbindlich reserviert.' */
  text: string
}

type Form = 'one' | 'other'

/** Parses the subset of ICU in use: {name}, {count, plural, …}, {reason, select, …}. */
export function messageShape(message: string, form: Form = 'other'): MessageShape {
  const open = message.indexOf('{')
  if (open < 0) return { placeholders: [], chooses: false, text: message }
  const close = endOf(message, open)
  const argument = shapeOf(message.slice(open + 1, close), form)
  const rest = messageShape(message.slice(close + 1), form)
  return {
    placeholders: [...new Set([...argument.placeholders, ...rest.placeholders])],
    chooses: argument.chooses || rest.chooses,
    text: message.slice(0, open) + argument.text + rest.text,
  }
}

function shapeOf(argument: string, form: Form): MessageShape {
  const [, name = '', kind, choices = ''] = /^\s*(\w+)\s*(?:,\s*(\w+)\s*,?(.*))?$/s.exec(argument) ?? []
  if (kind !== 'plural' && kind !== 'select') return { placeholders: [name], chooses: false, text: `{${name}}` }
  const chosen = kind === 'plural' ? form : 'other'
  const open = choices.indexOf('{', choices.lastIndexOf(`${chosen} {`))
  const shape = messageShape(choices.slice(open + 1, endOf(choices, open)).replaceAll('#', `{${name}}`), form)
  if (kind === 'select') return { ...shape, chooses: true }
  return { ...shape, placeholders: [...new Set([name, ...shape.placeholders])] }
}

/** The index of the matching closing brace. */
function endOf(message: string, open: number): number {
  let depth = 0
  for (let place = open; place < message.length; place += 1) {
    if (message[place] === '{') depth += 1
    if (message[place] === '}') depth -= 1
    if (depth === 0) return place
  }
  throw new Error(`a brace is never closed in “${message}”`)
}

type Mails = typeof mails

/** A mail whose texts an owner may replace. */
export type ReplaceableMail = { [M in keyof Mails]: Mails[M] extends { replaceable: object } ? M : never }[keyof Mails]

const usual = { subject: ['subject'], headline: ['headline'], opening: ['intro'] } as const satisfies ReplaceableParts

export function isReplaceable(kind: string): kind is ReplaceableMail {
  return replaceableKinds.some((known) => known === kind)
}

// as: Object.entries returns string keys; a literal has no others
export const replaceableKinds = Object.entries(mails).flatMap(([kind, mail]) =>
  'replaceable' in mail ? [kind as ReplaceableMail] : [],
)

/** The namespace of a mail's messages: `refundNote` for `refund-note`. */
export function namespaceOf(kind: keyof Mails): string {
  return kind.replaceAll(/-(.)/g, (_, character: string) => character.toUpperCase())
}

/** The messages of a part; none for the closing, which is an additional paragraph. */
export function messagesOfPart(kind: ReplaceableMail, part: MailPart): readonly string[] {
  if (part === 'closing') return []
  const parts: ReplaceableParts = mails[kind].replaceable
  return (parts[part] ?? usual[part]).map((key) => `${namespaceOf(kind)}.${key}`)
}

/** What `count` counts, with its number: '1 Platz', '3 Plätze'. Its placeholder has this name, its text is in `mail.counted`. */
export function countedIn(kind: ReplaceableMail): 'seats' | 'vouchers' {
  return kind === 'vouchers' ? 'vouchers' : 'seats'
}

/**
 * The replaceable parts of a mail with their placeholders: those available wherever the part is used, in both languages. A text with variants for
 * different readers cannot be replaced by a single text. Where something is counted there is one for the number with its noun.
 */
export function partPlaceholders(kind: ReplaceableMail): PartPlaceholders {
  const parts: PartPlaceholders = { closing: [] }
  for (const part of ['subject', 'headline', 'opening'] as const) {
    const shapes = messagesOfPart(kind, part).flatMap((key) =>
      languages.map((language) => messageShape(defaultMailText(language, key))),
    )
    if (shapes.length === 0 || shapes.some(({ chooses }) => chooses)) continue
    const [first, ...others] = shapes.map(({ placeholders }) => placeholders)
    const everywhere = (first ?? []).filter((name) => others.every((names) => names.includes(name)))
    parts[part] = everywhere.flatMap((name) => (name === 'count' ? [countedIn(kind), name] : [name]))
  }
  return parts
}

/** The subject that stays for a tentative date, whatever the owner's is; null for a mail whose subject is the same for every date. */
export function tentativeSubject(kind: ReplaceableMail, language: Language): string | null {
  const parts: ReplaceableParts = mails[kind].replaceable
  return parts.tentativeSubject === undefined
    ? null
    : defaultMailText(language, `${namespaceOf(kind)}.${parts.tentativeSubject}`)
}

/** The default texts of a part, one for each case that an own text replaces: for several and for one, certain and tentative. */
export function defaultTexts(kind: ReplaceableMail, part: MailPart, language: Language): string[] {
  const messages = messagesOfPart(kind, part).map((key) => defaultMailText(language, key))
  const forms = ['other', 'one'] as const
  return [...new Set(messages.flatMap((message) => forms.map((form) => messageShape(message, form).text)))]
}
