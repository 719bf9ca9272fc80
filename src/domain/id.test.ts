import { expect, it } from 'vitest'
import { isId } from './id.ts'

it.each(['0b8a5f6e-3a7f-4c1e-9c2d-5d6f1a2b3c4d', '0B8A5F6E-3A7F-4C1E-9C2D-5D6F1A2B3C4D'])('%s is an id', (id) => {
  expect(isId(id)).toBe(true)
})

it.each([
  '',
  'booking',
  "' or 1=1",
  '0b8a5f6e-3a7f-4c1e-9c2d-5d6f1a2b3c4d/edit',
  '0b8a5f6e3a7f4c1e9c2d5d6f1a2b3c4d',
  7,
  null,
])('%j is no id', (id) => {
  expect(isId(id)).toBe(false)
})
