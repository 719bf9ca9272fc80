import { z } from 'zod'
import { attribute, flag, richText, styledBy } from '../attribute.ts'
import { defineBlock } from '../define-block.ts'

export const list = defineBlock({
  name: 'core/list',
  category: 'text',
  attributes: {
    ordered: flag(),
    start: attribute({
      type: 'Int',
      read: z.number().int().optional().catch(undefined),
      control: { kind: 'number' },
    }),
    ...styledBy(['ticks', 'points']),
  },
  holds: { only: ['core/list-item'], begins: ['core/list-item'] },
  feed: ({ ordered }, inner) => (ordered ? `<ol>${inner}</ol>` : `<ul>${inner}</ul>`),
})

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
