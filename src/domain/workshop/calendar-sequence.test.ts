import { expect, it } from 'vitest'
import { cancelledSequence, publishedSequence } from './workshop-date.ts'

it('only grows: booked, given up, booked again, moved, called off', () => {
  const sent = [
    publishedSequence({ revision: 0 }),
    cancelledSequence(0),
    publishedSequence({ revision: 1 }),
    publishedSequence({ revision: 2 }),
    cancelledSequence(3),
  ]
  expect(sent).toEqual([0, 1, 2, 4, 7])
})
