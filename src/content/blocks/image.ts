import { keptFocus, optionalRichText, pictureFacts, pictureUrlAttribute, setting, styled } from '../attribute.ts'
import { defineBlock, pictureHtml } from '../define-block.ts'

export const image = defineBlock({
  name: 'core/image',
  category: 'media',
  attributes: {
    url: pictureUrlAttribute,
    caption: optionalRichText(),
    ...pictureFacts,
    ...styled,
    /** The `sizes` attribute: '(min-width: 720px) 50vw, 100vw'. */
    sizes: setting(/^[\w\s.,():<>=%+*/-]+$/),
  },
  kept: { focus: keptFocus },
  feed: ({ caption, ...picture }) =>
    `<figure>${pictureHtml(picture)}${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`,
  pictures: (block, rewriting) => rewriting.picture(block),
})
