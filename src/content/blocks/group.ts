import { optionalText, styledBy } from '../attribute.ts'
import { defineBlock } from '../define-block.ts'

export const group = defineBlock({
  name: 'core/group',
  category: 'layout',
  attributes: styledBy(['split', 'sky', 'night', 'cards', 'gallery', 'three-for-two', 'level-1', 'level-2', 'level-3']),
  /** The name of a block that this site has no component for, when the group is what could be kept of it. */
  kept: { standsFor: optionalText },
  holds: { begins: ['core/heading'] },
  feed: (_, inner) => inner,
})
