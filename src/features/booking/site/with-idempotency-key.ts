import type { SubmissionResult } from '@conform-to/react'
import type { Language } from '#domain/language.ts'
import type { ShownWording } from '#features/newsletter/newsletter.ts'
import { messagesOf } from '#i18n/catalogue.ts'

/**
 * Pages come from a shared cache, so a form untouched by scripts has no idempotency key. The response to it is personal and adds one: from then on
 * the form orders once, even if it is changed before it is submitted again.
 */
export function withIdempotencyKey(result: SubmissionResult<string[]>): SubmissionResult<string[]> {
  const idempotencyKey = result.initialValue?.idempotencyKey || crypto.randomUUID()
  return { ...result, initialValue: { ...result.initialValue, idempotencyKey } }
}

/** The words beside the newsletter box of an order form, and where the form came from: the proof of consent. */
export function shownBox(language: Language, { address }: { address: string }): ShownWording {
  return { wording: messagesOf(language).booking.newsletter, address }
}
