import { expect, it } from 'vitest'
import { inOneOrder, portionsOf } from './list-pages.ts'

const numbers = (of: readonly number[], most: number) =>
  portionsOf<number>(async (last, count) => of.filter((one) => last === null || one > last).slice(0, count), most)

it.each([
  [[], []],
  [[1], [[1]]],
  [[1, 2], [[1, 2]]],
  [
    [1, 2, 3],
    [[1, 2], [3]],
  ],
])('%j comes two at a time', async (all, portions) => {
  expect(await Array.fromAsync(numbers(all, 2))).toEqual(portions)
})

it('reads no further than it is asked for', async () => {
  const read: (number | null)[] = []
  const endless = portionsOf<number>(async (last, most) => {
    read.push(last)
    return Array.from({ length: most }, (_, index) => (last ?? 0) + index + 1)
  }, 3)
  for await (const [first] of endless) if (first === 4) break
  expect(read).toEqual([null, 3])
})

it.each([
  [[[], []], []],
  [
    [
      [1, 4, 5, 9],
      [2, 3, 10, 11, 12, 13],
    ],
    [1, 2, 3, 4, 5, 9, 10, 11, 12, 13],
  ],
  [
    [[7, 8], [1, 2, 3, 4, 5], []],
    [1, 2, 3, 4, 5, 7, 8],
  ],
  [
    [
      [1, 1, 2],
      [1, 2, 2, 3],
    ],
    [1, 1, 1, 2, 2, 2, 3],
  ],
])('%j are one row of numbers', async (sources, whole) => {
  const places = sources.map((all) => all.map((value, place) => ({ value, place })))
  const portions = places.map((all) =>
    portionsOf<{ value: number; place: number }>(
      async (last, most) => all.slice(last === null ? 0 : last.place + 1).slice(0, most),
      2,
    ),
  )
  const merged = await Array.fromAsync(inOneOrder(portions, (one, other) => one.value - other.value))
  expect(merged.flat().map(({ value }) => value)).toEqual(whole)
})
