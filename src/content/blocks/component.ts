import { attribute, named, styled } from '../attribute.ts'
import { defineBlock } from '../define-block.ts'

/** A place for a part of the program itself: the upcoming dates, the grid of workshops. Feeds have none of it. */
export const component = defineBlock({
  name: 'flightdeck/component',
  category: 'program',
  attributes: {
    componentName: attribute({
      ...named(),
      control: {
        kind: 'part',
        parts: [
          'contact-form',
          'latest-posts',
          'pricing',
          'testimonials',
          'trainers',
          'upcoming-dates',
          'workshop-grid',
        ],
      },
    }),
    ...styled,
  },
  begins: () => ({ componentName: 'upcoming-dates' }),
  feed: () => '',
})
