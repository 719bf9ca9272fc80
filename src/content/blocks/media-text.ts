import { z } from 'zod'
import { attribute, keptFocus, pictureFacts, pictureUrlAttribute, styled } from '../attribute.ts'
import { defineBlock, pictureHtml } from '../define-block.ts'

const sides = ['left', 'right'] as const
/** WordPress's default. */
const halfTheRow = 50
const share = z.number().min(10).max(90)

export const mediaText = defineBlock({
  name: 'core/media-text',
  category: 'media',
  attributes: {
    url: pictureUrlAttribute,
    ...pictureFacts,
    mediaPosition: attribute({
      type: 'String',
      neutral: 'left',
      written: z.enum(sides),
      read: z.enum(sides).catch('left'),
      control: { kind: 'radio', options: { left: 'left', right: 'right' } },
    }),
    /** The picture's share of the row in percent. */
    mediaWidth: attribute({
      type: 'Float',
      neutral: halfTheRow,
      written: share,
      read: share.catch(halfTheRow),
      control: { kind: 'number' },
    }),
    ...styled,
  },
  kept: { focus: keptFocus },
  holds: { begins: ['core/paragraph'] },
  begins: () => ({ mediaPosition: 'left', mediaWidth: halfTheRow }),
  feed: (picture, inner) => `<figure>${pictureHtml(picture)}</figure>${inner}`,
  pictures: (block, rewriting) => rewriting.picture(block),
})
