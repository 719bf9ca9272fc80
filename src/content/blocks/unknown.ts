import { z } from 'zod'
import { safeBlockHtml } from '#domain/content/safe-html.ts'
import { attribute } from '../attribute.ts'
import { defineBlock } from '../define-block.ts'

/** A block without a component: the HTML of the source. */
export const unknown = defineBlock({
  name: 'unknown',
  type: 'UnregisteredBlock',
  category: null,
  attributes: {
    html: attribute({
      type: 'String',
      required: true,
      isWords: true,
      read: z.string().transform(safeBlockHtml),
      control: { kind: 'area' },
    }),
  },
  kept: { originalName: z.string() },
  feed: ({ html }) => html,
  pictures: (block, rewriting) => ({ ...block, html: rewriting.html(block.html) }),
})
