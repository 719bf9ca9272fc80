import { z } from 'zod'
import { attribute, richText, styled } from '../attribute.ts'
import { defineBlock } from '../define-block.ts'

export const heading = defineBlock({
  name: 'core/heading',
  category: 'text',
  attributes: {
    content: richText(true),
    align: attribute({
      type: 'String',
      read: z.enum(['left', 'center', 'right']).optional().catch(undefined),
      control: { kind: 'choice', options: { left: 'left', center: 'center', right: 'right' } },
    }),
    level: attribute({
      type: 'Int',
      required: true,
      neutral: 2,
      written: z.number().int().min(1).max(6),
      read: z.literal([1, 2, 3, 4, 5, 6]),
      control: { kind: 'level' },
    }),
    ...styled,
  },
  begins: () => ({ level: 2 }),
  placeholders: { content: 'heading' },
  picturesApart: true,
  feed: ({ level, content }) => `<h${level}>${content}</h${level}>`,
})
