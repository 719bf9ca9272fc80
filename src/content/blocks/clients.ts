import { styled } from '../attribute.ts'
import { defineBlock } from '../define-block.ts'

/** Clients of the company: logos, or names of those without a logo. */
export const clients = defineBlock({
  name: 'flightdeck/clients',
  category: 'layout',
  attributes: styled,
  holds: { only: ['core/image', 'core/paragraph'], begins: ['core/paragraph', 'core/image'] },
  feed: (_, inner) => inner,
})
