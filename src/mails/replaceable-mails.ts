import type { Language } from '#domain/language.ts'
import { languages } from '#domain/language.ts'
import type { PartPlaceholders } from '#domain/settings/mail-text-form.ts'
import type { MailPart } from '#domain/settings/site-settings.ts'
import type { ReplaceableParts } from './mail.ts'
import { defaultMailText } from './mail-text.ts'
import { mails } from './mails.ts'
import { messageShape } from './message-shape.ts'

type Mails = typeof mails

/** A mail whose words an owner may write again. */
export type ReplaceableMail = { [M in keyof Mails]: Mails[M] extends { replaceable: object } ? M : never }[keyof Mails]

/** The messages that most mails have. */
const usual = { subject: ['subject'], headline: ['headline'], opening: ['intro'] } as const satisfies ReplaceableParts

export function isReplaceable(kind: string): kind is ReplaceableMail {
  return replaceableKinds.some((known) => known === kind)
}

// Object.keys gives strings, and those of a literal are its own
export const replaceableKinds = Object.entries(mails).flatMap(([kind, mail]) =>
  'replaceable' in mail ? [kind as ReplaceableMail] : [],
)

/** The namespace of a mail's messages: `refundNote` of `refund-note`. */
export function wordsOf(kind: keyof Mails): string {
  return kind.replaceAll(/-(.)/g, (_, character: string) => character.toUpperCase())
}

/** The messages of a part; none for the closing, which is an additional paragraph. */
export function messagesOfPart(kind: ReplaceableMail, part: MailPart): readonly string[] {
  if (part === 'closing') return []
  const parts: ReplaceableParts = mails[kind].replaceable
  return (parts[part] ?? usual[part]).map((key) => `${wordsOf(kind)}.${key}`)
}

/**
 * The parts of a mail that can be replaced, with their placeholders: only those that are filled in wherever the part is used, in both
 * languages. A text with variants for different readers cannot be replaced by one text.
 */
export function partPlaceholders(kind: ReplaceableMail): PartPlaceholders {
  const parts: PartPlaceholders = { closing: [] }
  for (const part of ['subject', 'headline', 'opening'] as const) {
    const shapes = messagesOfPart(kind, part).flatMap((key) =>
      languages.map((language) => messageShape(defaultMailText(language, key))),
    )
    if (shapes.length === 0 || shapes.some(({ chooses }) => chooses)) continue
    const [first, ...others] = shapes.map(({ placeholders }) => placeholders)
    parts[part] = (first ?? []).filter((name) => others.every((names) => names.includes(name)))
  }
  return parts
}

/** The default text of a part; null for none. */
export function defaultPart(kind: ReplaceableMail, part: MailPart, language: Language): string | null {
  const [key] = messagesOfPart(kind, part)
  return key === undefined ? null : messageShape(defaultMailText(language, key)).text
}
