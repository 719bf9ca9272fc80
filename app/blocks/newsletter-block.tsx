import type { BlockProps } from './block-props.ts'
import { useComponentBlock } from './component-blocks.tsx'

/** The sign-up for the newsletter of this list. A route supplies it under the name `newsletter`; where it supplies none, nothing shows. */
export function NewsletterBlock({ block: { listId } }: Pick<BlockProps<'flightdeck/newsletter'>, 'block'>) {
  return useComponentBlock('newsletter', { listId })
}
