import type { BlockProps } from '../page/block-style.ts'
import { useComponentBlock } from '../page/component-blocks.tsx'

/** The sign-up for the newsletter of this list. A route supplies it under the name `newsletter`; where it supplies none, nothing shows. */
export function NewsletterBlock({ block: { listId } }: BlockProps<'flightdeck/newsletter'>) {
  return useComponentBlock('newsletter', { listId })
}
