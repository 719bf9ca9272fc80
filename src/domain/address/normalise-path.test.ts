import { expect, it } from 'vitest'
import { normalisePath, withoutEndSlashes } from './paths.ts'

const personal = '/de/order/Zk3uVb9sQy7wR1tXo5mNdAcEfGhIjKlMnOpQrStUvWx'

it.each([
  ['/', '/'],
  ['//', '/'],
  ['/de', '/de'],
  ['/de/', '/de'],
  ['/DE/Workshops', '/de/workshops'],
  ['//de///workshops//', '/de/workshops'],
  ['/de/de', '/de'],
  ['/de/de/de/workshops', '/de/workshops'],
  ['/de/workshops/de', '/de/workshops/de'],
  ['/de/en/workshops', '/de/en/workshops'],
  ['/de/B%C3%BCcher', '/de/b%C3%BCcher'],
  ['/de/workshops%2Fflight-level-2-design', '/de/workshops/flight-level-2-design'],
  ['/%64e/%57ork%73hops%2f', '/de/workshops'],
  ['/de/fl2d%2Dwien%5f2%7E9%30', '/de/fl2d-wien_2~90'],
  ['/de/a%40b%3Ac%5Bd%60e%7Ff%252F', '/de/a%40b%3Ac%5Bd%60e%7Ff%252f'],
  ['/%2F%2Fother.example', '/other.example'],
  ['/de/%00', '/de/%00'],
  ['/de/%ZZ', '/de/%ZZ'],
  ['/de/..%2F..%2Fetc', '/de/..%2F..%2Fetc'],
  ['/de/%2e%2e%2f%2e%2e%2fetc', '/de/%2e%2e%2f%2e%2e%2fetc'],
  [personal, personal],
  [`${personal}/Calendar.ics/`, `${personal}/Calendar.ics`],
])('%s is spelled %s', (path, tidy) => {
  expect(normalisePath(path)).toBe(tidy)
  expect(normalisePath(tidy)).toBe(tidy)
})

it('normalises a path of 8 kB as any other', () => {
  const long = 'x'.repeat(8000)
  expect(normalisePath(`/DE//${long}/`)).toBe(`/de/${long}`)
})

it.each([
  ['twig///', 'twig'],
  ['a//b', 'a//b'],
  ['//', ''],
  ['', ''],
])('%j without the slashes at its end is %j', (path, rest) => {
  expect(withoutEndSlashes(path)).toBe(rest)
})

it('looks at each of many slashes once', () => {
  const path = `${'/'.repeat(50_000)}x`
  const from = performance.now()
  expect(withoutEndSlashes(path)).toBe(path)
  // Restarting at each slash takes over five seconds.
  expect(performance.now() - from).toBeLessThan(1000)
})
