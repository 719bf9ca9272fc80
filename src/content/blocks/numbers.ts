import { styled } from '../attribute.ts'
import { defineBlock } from '../define-block.ts'

/** Numbers, side by side. */
export const numbers = defineBlock({
  name: 'flightdeck/numbers',
  category: 'layout',
  attributes: styled,
  holds: { only: ['flightdeck/number'], begins: ['flightdeck/number'] },
  feed: (_, inner) => `<ul>${inner}</ul>`,
})
