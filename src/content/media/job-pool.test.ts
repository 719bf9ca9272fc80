import { expect, it } from 'vitest'
import { jobPool, TooBusy } from './picture-service.ts'

/** A job that ends on demand. */
function work() {
  const { promise, resolve } = Promise.withResolvers<string>()
  let begun = 0
  function make() {
    begun += 1
    return promise
  }
  return { end: () => resolve('made'), begun: () => begun, make }
}

it('makes the same thing once, limits concurrency, and refuses what exceeds the queue', async () => {
  const bench = jobPool({ atOnce: 1, waiting: 1 })
  const [one, other] = [work(), work()]
  const first = [bench('one', one.make), bench('one', one.make)]
  const second = bench('other', other.make)
  await expect(bench('third', work().make)).rejects.toThrow(TooBusy)
  expect([one.begun(), other.begun()]).toEqual([1, 0])
  one.end()
  expect(await Promise.all(first)).toEqual(['made', 'made'])
  other.end()
  expect(await second).toBe('made')
  await expect(bench('third', async () => 'later')).resolves.toBe('later')
})

it('goes on after a failure', async () => {
  const bench = jobPool({ atOnce: 1, waiting: 1 })
  await expect(bench('one', () => Promise.reject(new Error('torn')))).rejects.toThrow('torn')
  expect(await bench('one', async () => 'made')).toBe('made')
})
