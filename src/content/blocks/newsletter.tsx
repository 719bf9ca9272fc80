import type { BlockProps } from '../page/block-style.ts'
import { useComponentBlock } from '../page/component-blocks.tsx'

/** The sign-up form of a list. Routes supply it under the name `newsletter`; otherwise nothing is rendered. */
export function NewsletterBlock({ block: { listId } }: BlockProps<'flightdeck/newsletter'>) {
  return useComponentBlock('newsletter', { listId })
}
