import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#platform/db/database.ts'
import { pageTagChannel } from '#platform/db/outbox.ts'
import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { patience } from '#tests/helpers/patience.ts'
import { announceContent } from '../../documents/page-events.ts'
import { staleAnswersOn } from './kept-answers.ts'

/** A busy machine may take its time. */

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const workshops = { id: '3', slug: 'workshops', title: 'Workshops', blocks: [{ name: 'core/group', order: 0 }] }
const key = 'content:de:/workshops'

let database: OpenDatabase
beforeAll(async () => {
  database = await freshEmbedded()
})
afterAll(() => database.close())

test('the workshop list is kept, replaced and forgotten', async () => {
  const answers = staleAnswersOn(database.db, 'https://wp.example/graphql')
  expect(await answers.find(key)).toBeUndefined()
  await answers.keep(key, workshops, saturday)
  expect(await answers.find(key)).toEqual(workshops)
  await answers.keep(key, { ...workshops, title: 'Neue Workshops' }, saturday.add({ hours: 1 }))
  expect(await answers.find(key)).toMatchObject({ title: 'Neue Workshops' })
  await answers.forget(key)
  expect(await answers.find(key)).toBeUndefined()
})

test('a number is kept as one', async () => {
  const answers = staleAnswersOn(database.db, 'https://wp.example/graphql')
  await answers.keep('category:de:fl2d', 135, saturday)
  expect(await answers.find('category:de:fl2d')).toBe(135)
})

test('another source has its own', async () => {
  await staleAnswersOn(database.db, 'https://old.example/graphql').keep(key, workshops, saturday)
  const other = staleAnswersOn(database.db, 'https://new.example/graphql')
  expect(await other.find(key)).toBeUndefined()
  await other.forget(key)
  expect(await staleAnswersOn(database.db, 'https://old.example/graphql').find(key)).toEqual(workshops)
})

test('what was published is announced in one word each, or as a whole when it is too much', async () => {
  const heard: string[] = []
  await database.listen(pageTagChannel, (payload) => heard.push(payload))
  await announceContent(database.db, [])
  await announceContent(database.db, [
    { uri: '/über uns/', language: 'de' },
    { uri: '/', language: 'en' },
  ])
  const many = Array.from({ length: 50 }, (_, place) => ({
    uri: `/${place}${'x'.repeat(200)}`,
    language: 'de' as const,
  }))
  await announceContent(database.db, many)
  await expect
    .poll(() => heard, patience)
    .toEqual(['content', 'content content:de:/%C3%BCber%20uns content:en:/', 'content'])
})
