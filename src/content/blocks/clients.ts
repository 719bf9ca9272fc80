import { styled } from '../attribute.ts'
import { defineBlock } from '../define-block.ts'

/** Who has worked with the company: logos, and names of those without one. */
export const clients = defineBlock({
  name: 'flightdeck/clients',
  category: 'layout',
  attributes: styled,
  holds: { only: ['core/image', 'core/paragraph'], begins: ['core/paragraph', 'core/image'] },
  feed: (_, inner) => inner,
})
