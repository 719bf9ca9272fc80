import { named, styled } from '../attribute.ts'
import { defineBlock } from '../define-block.ts'

/** The sign-up for a newsletter. Feeds have none of it. */
export const newsletter = defineBlock({
  name: 'flightdeck/newsletter',
  category: 'program',
  attributes: { listId: named(), ...styled },
  begins: () => ({ listId: 'monthly' }),
  feed: () => '',
})
