import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { announceContent } from '#content/documents/page-events.ts'
import { contentClients } from '#content/sources/content-clients.ts'
import { type KeptSource, keepStale } from '#content/sources/stale/keep-stale.ts'
import { staleAnswersOn } from '#content/sources/stale/kept-answers.ts'
import { createWordPressClient } from '#content/sources/wordpress/wordpress-client.ts'
import type { ContentPage } from '#domain/content/content-page.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import { pageTagChannel } from '#platform/db/outbox.ts'
import type { Clock } from '#platform/ports.ts'
import { demoWorld } from '#seed/demo-world.ts'
import { contentHook } from '#server/http/hooks.ts'
import { freshEmbedded } from '../helpers/fresh-embedded.ts'
import { patience } from '../helpers/patience.ts'
import { seedInWordPress } from './seed-in-wordpress.ts'
import { type RunningWordPress, startWordPress } from './wordpress-server.ts'

/** A busy machine may take its time. */

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const { content } = demoWorld(saturday)

let database: OpenDatabase
let wordpress: RunningWordPress
beforeAll(async () => {
  database = await freshEmbedded()
  wordpress = await startWordPress(seedInWordPress)
})
afterAll(() => database.close())

/** The site's content as one process has it. */
function startedProcess(clock: Clock = { now: () => saturday }): KeptSource {
  return keepStale(createWordPressClient(contentClients({ transport: fetch, url: wordpress.url })), {
    store: staleAnswersOn(database.db, wordpress.url),
    clock,
    log: { warn: () => undefined },
    count: () => undefined,
  })
}

/** One after the other: all at once could take a busy machine longer than a source may take. */
async function everyPage(process: KeptSource): Promise<(ContentPage | null)[]> {
  const pages: (ContentPage | null)[] = []
  for (const { uri, language } of content.pages) pages.push(await process.page(uri, language))
  return pages
}

test('a signed message of WordPress lets every process ask again', async () => {
  const processes = [startedProcess(), startedProcess()]
  for (const process of processes) await database.listen(pageTagChannel, (payload) => process.purge(payload.split(' ')))
  // what is asked, without what a process learns and what it asks of links and pictures
  const pageQuestions = () =>
    wordpress.asked.filter(({ query }) => /query page\(/.test(query) && !/editorBlocks/.test(query))
  const visit = () => Promise.all(processes.map((process) => process.page('/workshops', 'de')))
  await visit()
  await visit()
  expect(pageQuestions()).toHaveLength(2)

  const secret = 'known to both sides'
  const announce = (pages: Parameters<typeof announceContent>[1]) => announceContent(database.db, pages)
  const hook = contentHook({ secret, clock: { now: () => saturday }, announce })
  const post = (body: string) => {
    const at = saturday.epochMilliseconds / 1000
    const mac = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
    return hook.request('/', { method: 'POST', body, headers: { 'x-content-signature': `t=${at},v1=${mac}` } })
  }
  expect((await post('{"pages":[{"uri":"/buecher","language":"de"}]}')).status).toBe(204)
  await visit()
  expect(pageQuestions()).toHaveLength(2)
  for (const [body, asked] of [
    ['{"pages":[{"uri":"/workshops","language":"de"}]}', 4],
    ['', 6],
  ] as const) {
    expect((await post(body)).status).toBe(204)
    await expect.poll(async () => (await visit()) && pageQuestions().length, patience).toBe(asked)
  }
})

test('WordPress goes away: every page that was seen stays, whole, in a process that starts afterwards too', async () => {
  let now = saturday
  const clock = { now: () => now }
  const before = startedProcess(clock)
  const seen = await everyPage(before)
  expect(seen.every((page) => page !== null)).toBe(true)
  expect(await before.categoryId('fl2d', 'de')).toBe(135)
  await wordpress.close()

  now = saturday.add({ hours: 1 })
  for (const process of [before, startedProcess(clock)]) {
    expect(await everyPage(process)).toEqual(seen)
    expect(await process.categoryId('fl2d', 'de')).toBe(135)
  }
  await expect(startedProcess(clock).page('/nie-gesehen', 'de')).rejects.toMatchObject({
    name: 'ContentError',
    message: 'Something went wrong, /de/nie-gesehen',
  })
})
