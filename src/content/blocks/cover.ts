import { styled } from '../attribute.ts'
import { defineBlock } from '../define-block.ts'

/** The head of a page: title, promise and buttons over the landscape. */
export const cover = defineBlock({
  name: 'core/cover',
  category: 'layout',
  attributes: styled,
  holds: { begins: ['core/heading', 'core/paragraph'] },
  place: 'page',
  feed: (_, inner) => inner,
})
