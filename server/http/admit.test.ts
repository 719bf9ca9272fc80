import { on, once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { afterEach, expect, it, vi } from 'vitest'
import { patience } from '#tests/helpers/patience.ts'
import { admit, createAdmission } from './admission.ts'
import { longestBody } from './form-limits.ts'
import { countingAnswers, staleFrom } from './listener.ts'
import { createPageCache } from './page-cache.ts'
import { storedResponse } from './stored-response.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A site that lets no request wait, with all its slots in use, and one page that was rendered before. */
async function besieged() {
  const admission = createAdmission(0)
  for (let at = 0; at < 6; at += 1) await admission.enter('reads')
  for (let at = 0; at < 2; at += 1) await admission.enter('writes')
  const pages = createPageCache()
  pages.begin().store('/de', storedResponse(Buffer.from('as it was'), { 'content-type': 'text/html' }), [])
  const counted: string[] = []
  const metrics = { countAnswer: (kind: string, status: number) => void counted.push(`${kind} ${status}`) }
  const refuse: RequestListener = (_, response) => void response.writeHead(503).end('come again')
  const listener = admit(
    {
      admission,
      sendStale: staleFrom({ pages, queries: { keptUrl: (url) => url }, metrics }),
      refuse: countingAnswers('refused', metrics, refuse),
    },
    countingAnswers('rendered', metrics, (_, response) => void response.end('rendered')),
  )
  const server = createServer(listener).listen(0)
  await once(server, 'listening')
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    counted,
    admission,
    ask: async (path: string, method = 'GET') => (await fetch(`http://127.0.0.1:${port}${path}`, { method })).text(),
  }
}

it('counts a stale page as an answer, and only a 503 as refused', async () => {
  const { ask, counted, admission } = await besieged()
  expect([await ask('/de'), await ask('/en'), await ask('/de', 'POST')]).toEqual([
    'as it was',
    'come again',
    'come again',
  ])
  await vi.waitFor(() => expect(counted).toEqual(['stale 200', 'refused 503', 'refused 503']), patience)
  expect([admission.figures().reads.refused, admission.figures().writes.refused]).toEqual([1, 1])
})

it('answers what never waits, however many are at work', async () => {
  const { ask, counted } = await besieged()
  expect(await ask('/readyz')).toBe('rendered')
  await vi.waitFor(() => expect(counted).toEqual(['rendered 200']), patience)
})

it('does not count incomplete forms: a hundred halves block no booking', async () => {
  const admission = createAdmission(0)
  const refuse: RequestListener = (_, response) => void response.writeHead(503).end('come again')
  const app = new Hono().post('*', async (context) => context.text(`booked ${await context.req.text()}`))
  const listener = admit({ admission, sendStale: () => false, refuse }, getRequestListener(app.fetch))
  const server = createServer(listener).listen(0)
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const begun = on(server, 'request')
  for (let half = 0; half < 100; half += 1) {
    const length = half % 2 === 0 ? 'content-length: 10' : 'transfer-encoding: chunked'
    connect(port)
      .on('error', () => undefined)
      .write(`POST / HTTP/1.1\r\nhost: a\r\n${length}\r\n\r\n5\r\nab`)
  }
  for (let half = 0; half < 100; half += 1) await begun.next()
  expect(admission.figures().writes.working).toBe(0)
  const whole = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'name=Ada' })
  expect(await whole.text()).toBe('booked name=Ada')
})

it('keeps of a body that is too long only so much that it is refused', async () => {
  const listener = admit(
    { admission: createAdmission(0), sendStale: () => false, refuse: (_, response) => void response.end('come again') },
    getRequestListener(
      new Hono().use(bodyLimit({ maxSize: longestBody })).post('*', async (context) => context.text('taken')).fetch,
    ),
  )
  const server = createServer(listener).listen(0)
  closing.push(() => server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const eightMegabytes = () => new Blob([new Uint8Array(8 << 20)])
  const send = (body: BodyInit) =>
    fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body, duplex: 'half' } as RequestInit)
  expect([(await send(eightMegabytes())).status, (await send(eightMegabytes().stream())).status]).toEqual([413, 413])
  expect((await send('a=1')).status).toBe(200)
})
