import { expect, it } from 'vitest'
import { freeSeats } from './tariff.ts'

it.each([
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 1],
  [4, 1],
  [5, 1],
  [6, 2],
  [8, 2],
  [9, 3],
])('%i participants: %i free', (participants, free) => {
  expect(freeSeats(participants)).toBe(free)
})
