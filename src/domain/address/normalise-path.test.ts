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
  ['/de/%00', '/de/%00'],
  ['/de/%ZZ', '/de/%ZZ'],
  ['/de/..%2F..%2Fetc', '/de/..%2F..%2Fetc'],
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
