import type { Language } from '#domain/language.ts'
import { languages } from '#domain/language.ts'
import type { MailPart } from '#domain/settings/mail-replacements.ts'
import type { PartPlaceholders } from '#domain/settings/mail-text-form.ts'
import type { MailMessage } from '#usecases/effects/mail-message.ts'
import { defaultMailText } from './mail-text.ts'
import { messageShape } from './message-shape.ts'

type Part = Exclude<MailPart, 'closing'>
type Texts = Partial<Record<Part, readonly string[]>>

const usual = (namespace: string, opening = 'intro'): Texts => ({
  subject: [`${namespace}.subject`],
  headline: [`${namespace}.headline`],
  opening: [`${namespace}.${opening}`],
})

/**
 * The mails whose texts an owner may write anew, with the messages that their parts are made of. Left out are notes to the office, and mails
 * that prove something by their words: a consent asked for, a withdrawal received, a copy that is marked as one.
 */
export const replaceableMails = {
  'booking-confirmation': {
    ...usual('bookingConfirmation'),
    subject: ['bookingConfirmation.subject', 'bookingConfirmation.subjectTentative'],
    opening: ['bookingConfirmation.intro', 'bookingConfirmation.introTentative'],
  },
  invitation: { ...usual('invitation'), opening: ['invitation.intro', 'invitation.introYourself'] },
  reminder: usual('reminder'),
  certificate: usual('certificate'),
  'waitlist-welcome': usual('waitlistWelcome'),
  'seat-offer': { ...usual('seatOffer'), subject: ['seatOffer.subject', 'seatOffer.subjectOne'] },
  'offer-expired': usual('offerExpired'),
  'payment-awaited': usual('paymentAwaited'),
  invoice: usual('invoice'),
  'purchase-confirmation': usual('purchase'),
  vouchers: usual('vouchers'),
  'order-cancelled': usual('orderCancelled'),
  'registration-cancelled': usual('registrationCancelled'),
  'date-confirmed': usual('dateConfirmed'),
  'date-changed': {
    subject: ['dateChanged.subject', 'dateChanged.subjectTransferred'],
    headline: ['dateChanged.headline', 'dateChanged.headlineTransferred'],
    opening: ['dateChanged.intro', 'dateChanged.introTransferred'],
  },
  'order-moved': { ...usual('orderMoved'), subject: ['orderMoved.subject', 'orderMoved.subjectWished'] },
  'date-called-off': usual('dateCalledOff'),
  'money-returned': usual('moneyReturned'),
  'newsletter-welcome': usual('newsletterWelcome', 'text'),
} as const satisfies Partial<Record<MailMessage['kind'], Texts>>

export type ReplaceableMail = keyof typeof replaceableMails

// Object.keys gives strings, and those of a literal are its own
export const replaceableKinds = Object.keys(replaceableMails) as ReplaceableMail[]

export function isReplaceable(kind: string): kind is ReplaceableMail {
  return replaceableKinds.some((known) => known === kind)
}

/** The messages that a part stands for; none for the closing, which is a paragraph more. */
export function messagesOfPart(kind: ReplaceableMail, part: MailPart): readonly string[] {
  const texts: Texts = replaceableMails[kind]
  return part === 'closing' ? [] : (texts[part] ?? [])
}

/**
 * The parts of a mail that can be replaced, with what each may leave open: only what is filled in wherever the part stands, in both
 * languages. A text that says different things to different readers cannot be one text.
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

/** How a part is written, for whoever thinks of writing it anew; null where there is nothing. */
export function writtenPart(kind: ReplaceableMail, part: MailPart, language: Language): string | null {
  const [key] = messagesOfPart(kind, part)
  return key === undefined ? null : messageShape(defaultMailText(language, key)).text
}
