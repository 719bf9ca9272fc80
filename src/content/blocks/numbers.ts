import { richText, styled, title } from '../attribute.ts'
import { defineBlock } from '../define-block.ts'

/** Numbers, side by side. */
export const numbers = defineBlock({
  name: 'flightdeck/numbers',
  category: 'layout',
  attributes: styled,
  holds: { only: ['flightdeck/number'], begins: ['flightdeck/number'] },
  feed: (_, inner) => `<ul>${inner}</ul>`,
})

/** A number as text ('12' or '4,8 von 5') and what it counts. */
export const number = defineBlock({
  name: 'flightdeck/number',
  category: 'layout',
  attributes: { value: title(), content: richText(true) },
  holds: { only: ['flightdeck/numbers'] },
  place: 'inner',
  placeholders: { value: 'number', content: 'text' },
  feed: ({ value, content }) => `<li><strong>${value}</strong> ${content}</li>`,
})
