import type { Place } from '#content/page/component-blocks.tsx'
import { listOf } from '#domain/newsletter/subscription.ts'
import { NewsletterBox } from './newsletter-box.tsx'

/** What a newsletter block shows; nothing where an editor has named a list that there is none of. */
export function newsletterPart({ listId }: Place) {
  return listOf(listId) === null ? null : <NewsletterBox list={listId} />
}
