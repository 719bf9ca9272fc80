import { styledBy } from '../attribute.ts'
import { defineBlock } from '../define-block.ts'

export const columns = defineBlock({
  name: 'core/columns',
  category: 'layout',
  attributes: styledBy(['schedule', 'packages', 'steps']),
  holds: { only: ['core/column'], begins: ['core/column', 'core/column'] },
  feed: (_, inner) => inner,
})
