import {
  keptPicture,
  optionalAddress,
  optionalPicture,
  optionalRichText,
  pictureFacts,
  styled,
  title,
} from '../attribute.ts'
import { defineBlock, quoted } from '../define-block.ts'

/** A card: picture, title and a sentence, with an optional link. */
export const defaultCard = defineBlock({
  name: 'flightdeck/default-card',
  category: 'layout',
  attributes: {
    title: title(),
    content: { ...optionalRichText(), required: true },
    url: optionalAddress(),
    image: optionalPicture(),
    ...pictureFacts,
    ...styled,
  },
  kept: { picture: keptPicture },
  begins: (home) => ({ url: home }),
  placeholders: { title: 'heading', content: 'text' },
  shown: ({ image, alt, width, height, picture, ...card }) => ({
    ...card,
    picture: image === undefined ? picture : { url: image, alt, width, height },
  }),
  feed: ({ url, title, content = '' }) =>
    `<p><strong>${url ? `<a href="${quoted(url)}">${title}</a>` : title}</strong> ${content}</p>`,
  pictures: (block, rewriting) => ({ ...block, picture: block.picture && rewriting.picture(block.picture) }),
})
