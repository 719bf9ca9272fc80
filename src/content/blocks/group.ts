import { optionalText, styledBy } from '../attribute.ts'
import { defineBlock } from '../define-block.ts'

export const group = defineBlock({
  name: 'core/group',
  category: 'layout',
  attributes: styledBy(['split', 'sky', 'night', 'cards', 'gallery', 'three-for-two', 'level-1', 'level-2', 'level-3']),
  /** The name of the unknown block that this group replaces, when only its inner blocks could be kept. */
  kept: { standsFor: optionalText },
  holds: { begins: ['core/heading'] },
  feed: (_, inner) => inner,
})
