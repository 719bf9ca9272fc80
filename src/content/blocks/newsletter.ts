import { named, styled } from '../attribute.ts'
import { defineBlock } from '../define-block.ts'

/** The newsletter sign-up. Omitted from feeds. */
export const newsletter = defineBlock({
  name: 'flightdeck/newsletter',
  category: 'program',
  attributes: { listId: named(), ...styled },
  begins: () => ({ listId: 'monthly' }),
  feed: () => '',
})
