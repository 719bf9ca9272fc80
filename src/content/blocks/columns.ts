import { setting, styled, styledBy } from '../attribute.ts'
import { defineBlock } from '../define-block.ts'

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
