import { richText } from '../attribute.ts'
import { defineBlock } from '../define-block.ts'

export const listItem = defineBlock({
  name: 'core/list-item',
  category: 'text',
  attributes: { content: richText() },
  holds: { only: ['core/list'] },
  place: 'inner',
  placeholders: { content: 'text' },
  picturesApart: true,
  feed: ({ content }, inner) => `<li>${content}${inner}</li>`,
})
