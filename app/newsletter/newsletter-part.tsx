import { listOf } from '#domain/newsletter/subscription.ts'
import type { Place } from '../blocks/component-blocks.tsx'
import { NewsletterBox } from './newsletter-box.tsx'

/** What a newsletter block shows; nothing where an editor has named a list that there is none of. */
export function newsletterPart({ listId }: Place) {
  return listOf(listId) === null ? null : <NewsletterBox list={listId} />
}
