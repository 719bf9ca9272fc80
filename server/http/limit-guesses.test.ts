import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { rateLimitStoresOn } from '#features/spam/store/rate-limits.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import { rateLimit } from '#platform/db/tables.ts'
import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { limitGuesses, maxMisses } from './limit-guesses.ts'

const own = '/de/order/the-link-of-sabine'

let database: OpenDatabase
beforeAll(async () => {
  database = await freshEmbedded()
})
afterEach(() => database.db.delete(rateLimit))
afterAll(() => database.close())

/** One process of the site; all have the same database. */
function site() {
  let now = Temporal.Instant.from('2026-11-21T08:30:00Z')
  const app = new Hono()
  app.use(
    limitGuesses({
      senderOf: (context) => context.req.header('sender') ?? '',
      rateLimits: rateLimitStoresOn(database.db, 'a secret'),
      refuse: async () => new Response('wait', { status: 429, headers: { 'cache-control': 'no-store' } }),
      clock: { now: () => now },
    }),
  )
  app.all('*', (context) => context.text('', context.req.path === own ? 200 : 404))
  const ask = (path: string, sender = 'mallory') => app.request(path, { headers: { sender } })
  return {
    ask,
    async guess(path: (turn: number) => string, times = maxMisses) {
      for (let turn = 0; turn < times; turn++) await ask(path(turn))
    },
    wait: (minutes: number) => {
      now = now.add({ minutes })
    },
  }
}

describe('someone who tries links', () => {
  it('has to wait after too many that open nothing, while Sabine’s link works for her', async () => {
    const { ask, guess } = site()
    await guess((turn) => `/en/participants/guess-${turn}`)
    const refused = await ask('/de/booking/one-more')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600'])
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect((await ask(own)).status).toBe(429)
    expect((await ask(own, 'sabine')).status).toBe(200)
    expect((await ask('/de/no-such-page')).status).toBe(404)
  })

  it('has to wait in every process, wherever they tried', async () => {
    const [one, other] = [site(), site()]
    await one.guess((turn) => `/en/participants/guess-${turn}`, maxMisses - 1)
    await other.guess((turn) => `/en/order/guess-${turn}`, 1)
    expect((await other.ask('/en/order/one-more')).status).toBe(429)
    // it learns of the others with its own next one
    await one.guess(() => '/en/order/and-another', 1)
    expect((await one.ask('/en/order/one-more')).status).toBe(429)
  })

  it('is allowed again later', async () => {
    const { ask, guess, wait } = site()
    await guess(() => '/de/dsgvo/accept/guess')
    wait(11)
    expect((await ask('/de/dsgvo/accept/guess')).status).toBe(404)
  })

  it('does not get around it with another writing', async () => {
    const writings = [
      '/de/order/x',
      '/DE/Order/x',
      '/de/%6Frder/x',
      '/de/order/x.data',
      '/mailbox/x',
      '/de/certificates/x',
    ]
    const { ask, guess } = site()
    await guess((turn) => writings[turn % writings.length] ?? '')
    for (const path of writings) expect((await ask(path)).status, path).toBe(429)
  })
})

describe('every address of the site with something in it that cannot be guessed', () => {
  const routes = readFileSync(new URL('../../src/routes.ts', import.meta.url), 'utf8')
  const secret = [...routes.matchAll(/route\('([^']*:(?:token|code|session|key)[^']*)'/g)].map(([, path = '']) => path)
  const inOffice = ['first-account', 'editor-password', 'invitation', 'new-password', 'new-email']
  const addressOf = (path: string) => {
    if (path.startsWith('mailbox')) return `/${path}`
    return inOffice.some((name) => path.startsWith(name)) ? `/office/${path}` : `/de/${path}`
  }

  it('is one of many', () => expect(secret.length).toBeGreaterThan(15))

  it.each(secret)('is slowed down: %s', async (path) => {
    const { ask, guess } = site()
    const address = addressOf(path).replaceAll(/:\w+/g, 'guess')
    await guess(() => address)
    expect((await ask(address)).status).toBe(429)
  })
})

it('never counts a link that opens, or a page that is missing elsewhere', async () => {
  const { ask, guess } = site()
  await guess(() => own, 3 * maxMisses)
  await guess((turn) => `/de/blog/guess-${turn}`, 3 * maxMisses)
  expect((await ask(own)).status).toBe(200)
})
