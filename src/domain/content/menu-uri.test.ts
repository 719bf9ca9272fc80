import { expect, it } from 'vitest'
import { menuUri } from './menu.ts'

it.each([
  ['/de/workshops', '/workshops'],
  ['/de', '/'],
  ['/workshops', '/workshops'],
  ['/design', '/design'],
  ['/en/workshops', '/en/workshops'],
  ['https://elsewhere.example/de/', 'https://elsewhere.example/de/'],
])('%s is kept in a German menu as %s', (typed, kept) => {
  expect(menuUri(typed, 'de')).toBe(kept)
})
