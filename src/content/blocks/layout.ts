import {
  keptPicture,
  optionalAddress,
  optionalPicture,
  optionalRichText,
  optionalText,
  pictureFacts,
  richText,
  setting,
  styled,
  styledBy,
  title,
} from '../attribute.ts'
import { defineBlock, quoted } from '../define-block.ts'

/** The head of a page: title, promise and buttons over the landscape. */
export const cover = defineBlock({
  name: 'core/cover',
  category: 'layout',
  attributes: styled,
  holds: { begins: ['core/heading', 'core/paragraph'] },
  place: 'page',
  feed: (_, inner) => inner,
})

export const group = defineBlock({
  name: 'core/group',
  category: 'layout',
  attributes: styledBy(['split', 'sky', 'night', 'cards', 'gallery', 'three-for-two', 'level-1', 'level-2', 'level-3']),
  /** The name of the unknown block that this group replaces, when only its inner blocks could be kept. */
  kept: { standsFor: optionalText },
  holds: { begins: ['core/heading'] },
  feed: (_, inner) => inner,
})

export const columns = defineBlock({
  name: 'core/columns',
  category: 'layout',
  attributes: styledBy(['schedule', 'packages', 'steps']),
  holds: { only: ['core/column'], begins: ['core/column', 'core/column'] },
  feed: (_, inner) => inner,
})

export const column = defineBlock({
  name: 'core/column',
  category: 'layout',
  attributes: {
    /** A CSS width such as 66.66%. */
    width: setting(/^\d+(\.\d+)?(%|px|r?em)$/, 'Length'),
    ...styled,
  },
  holds: { begins: ['core/heading', 'core/paragraph'] },
  place: 'inner',
  feed: (_, inner) => inner,
})

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

export const numbers = defineBlock({
  name: 'flightdeck/numbers',
  category: 'layout',
  attributes: styled,
  holds: { only: ['flightdeck/number'], begins: ['flightdeck/number'] },
  feed: (_, inner) => `<ul>${inner}</ul>`,
})

/** A number as text ('12' or '4,8 von 5') and what it counts. */
export const number = defineBlock({
  name: 'flightdeck/number',
  category: 'layout',
  attributes: { value: title(), content: richText(true) },
  holds: { only: ['flightdeck/numbers'] },
  place: 'inner',
  placeholders: { value: 'number', content: 'text' },
  feed: ({ value, content }) => `<li><strong>${value}</strong> ${content}</li>`,
})

export const clients = defineBlock({
  name: 'flightdeck/clients',
  category: 'layout',
  attributes: styled,
  holds: { only: ['core/image', 'core/paragraph'], begins: ['core/paragraph', 'core/image'] },
  feed: (_, inner) => inner,
})
