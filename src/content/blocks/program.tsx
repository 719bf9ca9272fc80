import type { BlockProps } from '../page/block-style.ts'
import { useComponentBlock } from '../page/component-blocks.tsx'

/** Renders a part of the program, or nothing when the route does not supply it. */
export function ComponentBlock({ block }: BlockProps<'flightdeck/component'>) {
  return useComponentBlock(block.componentName, { listId: '', className: block.className })
}

/** The sign-up form of a list. Routes supply it under the name `newsletter`; otherwise nothing is rendered. */
export function NewsletterBlock({ block: { listId } }: BlockProps<'flightdeck/newsletter'>) {
  return useComponentBlock('newsletter', { listId })
}
