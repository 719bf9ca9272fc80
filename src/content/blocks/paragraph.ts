import { richText, styledBy } from '../attribute.ts'
import { defineBlock } from '../define-block.ts'

export const paragraph = defineBlock({
  name: 'core/paragraph',
  category: 'text',
  attributes: { content: richText(), ...styledBy(['pull']) },
  placeholders: { content: 'text' },
  picturesApart: true,
  feed: ({ content }) => `<p>${content}</p>`,
})
