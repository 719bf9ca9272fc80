import type { Place } from '#content/page/component-blocks.tsx'
import { listOf } from '#domain/newsletter/subscription.ts'
import { NewsletterBox } from './newsletter-box.tsx'

/** The content of a newsletter block; nothing for an unknown list. */
export function newsletterPart({ listId }: Place) {
  return listOf(listId) === null ? null : <NewsletterBox list={listId} />
}
