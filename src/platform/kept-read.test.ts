import { expect, it } from 'vitest'
import { forgetChanged, keptRead } from './kept-read.ts'

function counted() {
  let reads = 0
  return keptRead(async () => {
    reads += 1
    return reads
  })
}

it.each<[string[] | undefined, number[]]>([
  [['redirects'], [1, 2]],
  [
    ['settings', 'workshops'],
    [2, 1],
  ],
  [['seats:fl2d'], [1, 1]],
  [undefined, [2, 2]],
])('reads again what a change of %j concerns', async (tags, expected) => {
  const [settings, redirects] = [counted(), counted()]
  const both = () => Promise.all([settings.current(), redirects.current()])
  expect([await both(), await both()]).toEqual([
    [1, 1],
    [1, 1],
  ])
  forgetChanged({ settings, redirects }, tags)
  expect(await both()).toEqual(expected)
})

it('keeps no failure', async () => {
  let isAway = true
  const kept = keptRead(async () => {
    if (isAway) throw new Error('the database is away')
    return 'read'
  })
  await expect(kept.current()).rejects.toThrow('the database is away')
  isAway = false
  expect(await kept.current()).toBe('read')
})
