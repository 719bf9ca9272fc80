import { styled } from '../attribute.ts'
import { defineBlock } from '../define-block.ts'

export const buttons = defineBlock({
  name: 'core/buttons',
  category: 'text',
  attributes: styled,
  holds: { only: ['core/button'], begins: ['core/button'] },
  feed: (_, inner) => inner,
})
