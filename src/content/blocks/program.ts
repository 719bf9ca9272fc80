import { attribute, named, styled } from '../attribute.ts'
import { defineBlock } from '../define-block.ts'

/** Places a part of the program itself, such as the upcoming dates or the grid of workshops. Omitted from feeds. */
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

/** The newsletter sign-up. Omitted from feeds. */
export const newsletter = defineBlock({
  name: 'flightdeck/newsletter',
  category: 'program',
  attributes: { listId: named(), ...styled },
  begins: () => ({ listId: 'monthly' }),
  feed: () => '',
})
