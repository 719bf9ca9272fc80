import { afterAll, beforeAll, expect, it } from 'vitest'
import { rateLimitStoresOn } from '#features/spam/store/rate-limits.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { rateWindow } from './limit-guesses.ts'

const now = Temporal.Instant.from('2026-11-21T08:30:00Z')
const later = (milliseconds: number) => now.add({ milliseconds })

let database: OpenDatabase
beforeAll(async () => {
  database = await freshEmbedded()
})
afterAll(() => database.close())

/** As one process has it. */
const processWindow = (purpose: string, rateLimits = rateLimitStoresOn(database.db, 'a secret')) =>
  rateWindow({ rateLimits, purpose, windowMs: 1_000 })

it('counts within the window and forgets afterwards', async () => {
  const window = processWindow('forgets')
  await window.note('a', now)
  await window.note('a', later(400))
  expect(window.count('a', later(999))).toBe(2)
  expect(window.count('b', now)).toBe(0)
  await window.note('a', later(1_500))
  expect(window.count('a', later(1_500))).toBe(1)
})

it('counts across processes: each learns the common count with its own next write', async () => {
  const [one, other] = [processWindow('shared'), processWindow('shared')]
  for (let turn = 0; turn < 5; turn++) {
    await one.note('mallory', now)
    await other.note('mallory', now)
  }
  expect([one.count('mallory', now), other.count('mallory', now)]).toEqual([9, 10])
  expect(processWindow('another purpose').count('mallory', now)).toBe(0)
})

it('counts for itself while the database is away', async () => {
  const window = processWindow('away', { count: () => Promise.reject(new Error('the database is away')) })
  await window.note('a', now)
  await window.note('a', now)
  expect(window.count('a', now)).toBe(2)
})
