import { createHmac } from 'node:crypto'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { ChangedPage } from '#content/sources/content-clients.ts'
import { contentHook } from './hooks.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const secret = 'known to the site and to the content system'

/** The site with its hook, and what was announced through it. */
function site(announce?: () => Promise<void>) {
  const announced: (readonly ChangedPage[])[] = []
  const hook = contentHook({
    secret,
    clock: { now: () => saturday },
    announce: announce ?? (async (pages) => void announced.push(pages)),
  })
  const app = new Hono().route('/hooks/content', hook)
  const post = (body: string, signature: string | undefined = signed(body)) =>
    app.request('/hooks/content', {
      method: 'POST',
      body,
      headers: signature ? { 'x-content-signature': signature } : {},
    })
  return { announced, app, post }
}

function signed(body: string, how: { at?: Temporal.Instant; secret?: string } = {}): string {
  const at = Math.floor((how.at ?? saturday).epochMilliseconds / 1000)
  const mac = createHmac('sha256', how.secret ?? secret).update(`${at}.${body}`)
  return `t=${at},v1=${mac.digest('hex')}`
}

const books = '{"pages":[{"uri":"/bücher","language":"de"}]}'

test.each([
  ['nothing', '', []],
  ['an empty object', '{}', []],
  ['what WordPress adds', '{"post_id":12}', []],
  ['the book page', books, [{ uri: '/bücher', language: 'de' }]],
])('a signed message with %s is announced', async (_, body, pages) => {
  const { announced, post } = site()
  expect((await post(body)).status).toBe(204)
  expect(announced).toEqual([pages])
})

test.each([
  ['no signature', ''],
  ["somebody else's secret", signed(books, { secret: 'guessed' })],
  ['the signature of another body', signed('{}')],
  ['a signature that is six minutes old', signed(books, { at: saturday.subtract({ minutes: 6 }) })],
  ['one from the future', signed(books, { at: saturday.add({ minutes: 6 }) })],
  [
    'an old one with a new time',
    signed(books, { at: saturday.subtract({ hours: 1 }) }).replace(/t=\d+/, 't=1795249800'),
  ],
  ['half a signature', signed(books).slice(0, -2)],
  ['no time', signed(books).replace(/t=\d+,/, '')],
  ['nonsense', 't=,v1='],
])('%s is refused', async (_, signature) => {
  const { announced, post } = site()
  expect((await post(books, signature)).status).toBe(401)
  expect(announced).toEqual([])
})

test('four minutes on the way are fine', async () => {
  const { post } = site()
  expect((await post(books, signed(books, { at: saturday.subtract({ minutes: 4 }) }))).status).toBe(204)
})

test.each([
  'no json',
  '[]',
  'null',
  '{"pages":"all"}',
  '{"pages":[{"uri":"workshops","language":"de"}]}',
  '{"pages":[{"uri":"/workshops","language":"fr"}]}',
  '{"pages":[{"uri":"/x\\u0000","language":"de"}]}',
  '{"pages":[{"uri":"/\\ud800","language":"de"}]}',
])('answers a signed message with the body %s with 400', async (body) => {
  const { announced, post } = site()
  expect((await post(body)).status).toBe(400)
  expect(announced).toEqual([])
})

test('a message that is too long is not read', async () => {
  const { post } = site()
  expect((await post('x'.repeat(100_000))).status).toBe(413)
})

test('a database that fails is a 500, so that the sender tries again', async () => {
  const { app, post } = site(() => Promise.reject(new Error('connection lost')))
  app.onError((_, context) => context.text('', 500))
  expect((await post('')).status).toBe(500)
})

test('only POST', async () => {
  expect((await site().app.request('/hooks/content')).status).toBe(404)
})
