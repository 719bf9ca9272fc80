import { expect, it } from 'vitest'
import { onceForEach, onceForRecent } from './once-for-each.ts'

it('makes a value once for each key, also one that is nothing', () => {
  const made: string[] = []
  const find = onceForEach((key: string) => {
    made.push(key)
    return key === 'a' ? undefined : key
  })
  expect([find('a'), find('b'), find('a'), find('b')]).toEqual([undefined, 'b', undefined, 'b'])
  expect(made).toEqual(['a', 'b'])
})

it('begins again when as many values are cached as may be', () => {
  const made: number[] = []
  const find = onceForRecent((key: number) => {
    made.push(key)
    return key
  }, 2)
  for (const key of [1, 1, 2, 2, 3, 3, 1]) expect(find(key)).toBe(key)
  expect(made).toEqual([1, 2, 3, 1])
})
