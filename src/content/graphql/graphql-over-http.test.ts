import { serve } from '@hono/node-server'
import { drizzle } from 'drizzle-orm/node-postgres'
import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContentService, openContentService } from '#tests/helpers/content-service.ts'
import { createContentSystem } from './graphql-handler.ts'

let service: ContentService
let server: ReturnType<typeof serve>
let url = ''

beforeAll(async () => {
  service = await openContentService()
  url = await new Promise((resolve) => {
    server = serve({ fetch: (request) => service.cms.fetch(request), port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}/graphql`),
    )
  })
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await service.close()
})

test.each(serverAudits({ url: () => url, fetchFn: fetch }).map((audit) => [audit.name, audit] as const))(
  '%s',
  async (_, audit) => {
    const result = await audit.fn()
    expect(result.status === 'ok' ? 'ok' : result.reason).toBe('ok')
  },
)

const query = '{ page(uri: "/") { id } }'
const json = JSON.stringify({ query })

test.each([
  ['a form', 'application/x-www-form-urlencoded', `query=${encodeURIComponent(query)}`],
  ['a form of a foreign page that sends JSON as text', 'text/plain', json],
  [
    'a form with files',
    'multipart/form-data; boundary=x',
    `--x\r\nContent-Disposition: form-data; name="query"\r\n\r\n${query}\r\n--x--\r\n`,
  ],
  ['the query alone', 'application/graphql', query],
  ['JSON behind a type that needs no question first', 'text/plain, application/json', json],
  ['a body without a type', null, json],
])('refuses %s with 415: another site could send it without asking first', async (_, type, text) => {
  const body = new TextEncoder().encode(text)
  const answer = await fetch(url, { method: 'POST', body, headers: type === null ? {} : { 'content-type': type } })
  expect([answer.status, answer.headers.get('accept-post')]).toEqual([415, 'application/json'])
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } }] })
})

test.each(['application/json', 'application/json; charset="UTF-8"', 'application/json;charset=utf-8'])(
  'takes %s',
  async (type) => {
    const answer = await fetch(url, { method: 'POST', body: json, headers: { 'content-type': type } })
    expect([answer.status, await answer.json()]).toEqual([200, { data: { page: { id: expect.any(String) } } }])
  },
)

test('answers 503 while the database is away', async () => {
  const nobodyListens = 'postgres://127.0.0.1:9/away'
  const away = createContentSystem(drizzle(nobodyListens, { casing: 'snake_case' }))
  const headers = { 'content-type': 'application/json' }
  const answer = await away.fetch(new Request(url, { method: 'POST', body: json, headers }))
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] })
})
