import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { patience } from '#tests/helpers/patience.ts'
import { createAdmission } from './admission.ts'
import { admit } from './admit.ts'
import { countingAnswers, staleFrom } from './listener.ts'
import { createPageCache } from './page-cache.ts'
import { storedResponse } from './stored-response.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A site that lets no one wait, with so many requests at work that nothing else can begin, and one page that was rendered before. */
async function besieged() {
  const admission = createAdmission(0)
  for (let at = 0; at < 6; at += 1) await admission.enter('reads')
  for (let at = 0; at < 2; at += 1) await admission.enter('writes')
  const pages = createPageCache()
  pages.begin().store('/de', storedResponse(Buffer.from('as it was'), { 'content-type': 'text/html' }, 'page'), [])
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

it('counts a page that is given as it last was as an answer, and as refused only who is asked to come again', async () => {
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
