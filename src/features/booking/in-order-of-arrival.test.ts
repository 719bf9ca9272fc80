import { expect, it } from 'vitest'
import { isOutage } from '#platform/outage.ts'
import { inOrderOfArrival } from './waitlist.ts'

/** Bookings whose end the test controls. */
function bookings() {
  const begun: string[] = []
  const ends = new Map<string, { resolve(name: string): void; reject(error: Error): void }>()
  const book = inOrderOfArrival(({ name }: { workshop: string; name: string }) => {
    begun.push(name)
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    ends.set(name, { resolve, reject })
    return promise
  })
  return {
    begun,
    book,
    end: (name: string) => ends.get(name)?.resolve(name),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
  }
}

it('makes the bookings of a date one after the other, in the order in which they came', async () => {
  const { begun, book, end } = bookings()
  const made = ['a', 'b', 'c'].map((name) => book({ workshop: 'vienna', name }))
  const other = book({ workshop: 'graz', name: 'other' })
  await Promise.resolve()
  end('other')
  expect(await other).toBe('other')
  expect(begun.toSorted()).toEqual(['a', 'other'])
  for (const [index, name] of ['a', 'b', 'c'].entries()) {
    end(name)
    expect(await made[index]).toBe(name)
  }
  expect(begun.filter((name) => name !== 'other')).toEqual(['a', 'b', 'c'])
})

it('goes on after a booking that fails', async () => {
  const { book, end, fail } = bookings()
  const [first, second] = [book({ workshop: 'vienna', name: 'a' }), book({ workshop: 'vienna', name: 'b' })]
  await Promise.resolve()
  fail('a')
  await expect(first).rejects.toThrow('a')
  end('b')
  expect(await second).toBe('b')
})

it('lets five hundred wait for a date whose bookings hang, and reports a database outage to all others', async () => {
  const { book, end } = bookings()
  const made = Array.from({ length: 500 }, (_, index) => book({ workshop: 'vienna', name: `${index}` }))
  const tooMany = await book({ workshop: 'vienna', name: 'one more' }).catch((error: unknown) => error)
  expect(isOutage(tooMany)).toBe(true)
  const other = book({ workshop: 'graz', name: 'other' })
  end('other')
  expect(await other).toBe('other')
  for (const [index, booking] of made.entries()) {
    end(`${index}`)
    expect(await booking).toBe(`${index}`)
  }
  const next = book({ workshop: 'vienna', name: 'next' })
  end('next')
  expect(await next).toBe('next')
})
