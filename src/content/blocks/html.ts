import { z } from 'zod'
import { safeBlockHtml } from '#domain/content/safe-html.ts'
import { attribute } from '../attribute.ts'
import { defineBlock } from '../define-block.ts'

/** HTML written by an editor, such as a table. */
export const html = defineBlock({
  name: 'core/html',
  category: 'text',
  attributes: {
    content: attribute({
      type: 'String',
      required: true,
      isWords: true,
      read: z.string().transform(safeBlockHtml),
      control: { kind: 'area' },
    }),
  },
  placeholders: { content: 'text' },
  feed: ({ content }) => content,
  pictures: (block, rewriting) => ({ ...block, content: rewriting.html(block.content) }),
})
