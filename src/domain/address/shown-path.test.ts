import { expect, it } from 'vitest'
import { shownPath } from './paths.ts'

it.each([
  ['/de/über-uns', '/de/über-uns'],
  ['/de/foo\u0000bar', '/de/foo%00bar'],
  ['/de/\u202etxet', '/de/%E2%80%AEtxet'],
  ['/de/a\u200bb\u2028c', '/de/a%E2%80%8Bb%E2%80%A8c'],
])('a page shows the path %j as %s', (path, shown) => {
  expect(shownPath(path)).toBe(shown)
})
