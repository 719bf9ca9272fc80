import { describe, expect, it } from 'vitest'
import { editDistance, nearestAddresses } from './nearest-addresses.ts'

it.each([
  ['', '', 0],
  ['', 'now', 3],
  ['workshops', 'workshops', 0],
  ['wrokshops', 'workshops', 2],
  ['buch', 'buecher', 3],
])('from %o to %o it is %i', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance)
  expect(editDistance(other, one)).toBe(distance)
})

describe('what was probably meant', () => {
  const known = [
    '/de',
    '/de/workshops',
    '/de/workshops/flight-level-2-design',
    '/de/workshops/flight-level-3-design',
    '/de/blog',
    '/de/blog/strategie-ist-kein-dokument',
    '/de/ueber-uns',
  ].map((href) => ({ href, title: href }))

  it.each([
    ['letters that changed places', '/de/wrokshops', ['/de/workshops']],
    ['a large letter', '/de/Ueber-Un', ['/de/ueber-uns']],
    [
      'the page itself and its neighbour',
      '/de/workshops/flight-level-2-desing',
      known.slice(2, 4).map(({ href }) => href),
    ],
    ['a page that has moved', '/de/artikel/2024/strategie-ist-kein-dokument', ['/de/blog/strategie-ist-kein-dokument']],
    ['nothing that we have', '/de/wp-login.php', []],
    ['a personal link', `/de/order/${'x'.repeat(43)}`, []],
    ['a path as long as a book', `/de/${'workshops/'.repeat(20)}`, []],
  ])('%s', (_, path, expected) => {
    expect(nearestAddresses(path, known).map(({ href }) => href)).toEqual(expected)
  })
})
