import { expect, it } from 'vitest'
import { columnWidth } from './block-style.ts'

it.each([
  ['66.66%', 2, 8],
  ['33.33%', 2, 4],
  ['25%', 3, 3],
  [undefined, 2, 6],
  [undefined, 3, 4],
  ['320px', 3, 4],
  ['', 1, 12],
  ['140%', 2, 12],
  ['1%', 2, 2],
  [undefined, 9, 3],
])('a column of %s in a row of %d takes %d of twelve', (width, count, columns) => {
  expect(columnWidth(width, count)).toBe(columns)
})
