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

  it.each([
    ['a slip', '/de/workshops/flight-level-2-design/fl2d-hamburg-2027-03-40'],
    ['a path as long as is looked at', `/de/workshops/${'flight-level-2-design-'.repeat(3)}`],
    ['digits that many dates have', '/de/workshops/flight-level-2-design/fl2d-00000-2027-00-00'],
  ])('compares at most 20 addresses of 2,100 dates character by character: %s', (_, path) => {
    const dates = Array.from({ length: 2100 }, (_, index) => {
      const day = new Date(Date.UTC(2027, 0, 1 + (index % 700))).toISOString().slice(0, 10)
      const place = ['hamburg', 'wien', 'online'][index % 3]
      return { href: `/de/workshops/flight-level-2-design/fl2d-${place}-${day}`, title: day }
    })
    let compared = 0
    const distance = (one: string, other: string) => {
      compared += 1
      return editDistance(one, other)
    }
    const found = nearestAddresses(path, dates, { distance })
    // the whole and the last part of each
    expect(compared).toBeLessThanOrEqual(40)
    if (path.includes('hamburg')) expect(found[0]?.href).toMatch(/fl2d-hamburg-2027-03-/)
  })
})
