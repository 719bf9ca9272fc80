import type { Language } from '#domain/language.ts'
import type { ShownWording } from '#features/newsletter/newsletter.ts'
import { messagesOf } from '#i18n/catalogue.ts'

/** The words beside the newsletter box of an order form, and where the form came from: the proof of consent. */
export function shownBox(language: Language, { address }: { address: string }): ShownWording {
  return { wording: messagesOf(language).booking.newsletter, address }
}
