import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, it, vi } from 'vitest'
import { openSite } from '#tests/helpers/open-site.ts'
import { patience } from '#tests/helpers/patience.ts'
import { type Site, startSite } from '#tests/helpers/start-site.ts'
import { bookingParty } from '#tests/use-cases/booking-party.ts'
import { formFields } from '#tests/use-cases/form-fields.ts'

const folder = mkdtempSync(join(tmpdir(), 'flightdeck-stop-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('answers what is under way before it stops, and keeps what it answered', async () => {
  const site = await startSite({ dataFolder: folder })
  const list = await (await fetch(`${site.url}/de/workshops/flight-level-2-design`)).text()
  const path = /href="(\/de\/workshops\/flight-level-2-design\/fl2d-hamburg-[\d-]+)"/.exec(list)?.[1] ?? ''
  const idle = new Agent({ keepAlive: true })
  const kept = await answerTo(request(`${site.url}/healthz`, { agent: idle }).end())
  await buffer(kept)
  // longer than proxies keep theirs
  expect(kept.headers['keep-alive']).toBe('timeout=75')

  const body = formFields(bookingParty('Letzte Minute', 1)).toString()
  const half = Math.floor(body.length / 2)
  const booking = request(site.url + path, {
    method: 'POST',
    headers: { ...headersOf(body), expect: '100-continue' },
    agent: new Agent({ keepAlive: true }),
  })
  const answered = answerTo(booking)
  // It has arrived.
  await once(booking, 'continue')
  booking.write(body.slice(0, half))
  const stopped = site.stop()
  await untilNobodyIsLetIn(site)
  booking.end(body.slice(half))

  const answer = await answered
  expect(answer.statusCode).toBe(303)
  expect(await stopped).toBe(0)
  idle.destroy()

  const again = await openSite({ dataFolder: folder })
  expect((await fetch(again.url + answer.headers.location)).status).toBe(200)
  await again.stop()
})

it('fails /readyz first and keeps answering, closing each connection, until a second signal', async () => {
  const site = await startSite({ env: { DRAIN_SECONDS: '900' } })
  const stopped = site.stop()
  await vi.waitFor(async () => expect((await fetch(`${site.url}/readyz`)).status).toBe(503), patience)
  const agent = new Agent({ keepAlive: true })
  const page = await answerTo(request(`${site.url}/de`, { agent }).end())
  expect([page.statusCode, page.headers.connection]).toEqual([200, 'close'])
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  const insisting = setInterval(() => site.signal('SIGINT'), 50)
  expect(await stopped).toBe(1)
  clearInterval(insisting)
})

it('closes open previews and stops without waiting for them', async () => {
  const site = await startSite()
  const address = site.url.replace('http', 'ws')
  const preview = new WebSocket(`${address}/graphql?lang=de`, 'graphql-transport-ws')
  await once(preview, 'open')
  const elsewhere = new WebSocket(`${address}/de`, 'graphql-transport-ws')
  await once(elsewhere, 'error')
  const closed = once(preview, 'close')
  const stopped = site.stop()
  const [{ code }] = await closed
  expect(code).toBe(1001)
  expect(await stopped).toBe(0)
})

function headersOf(body: string) {
  return { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(Buffer.byteLength(body)) }
}

async function answerTo(sent: ClientRequest): Promise<IncomingMessage> {
  const [answer] = await once(sent, 'response')
  answer.resume()
  return answer
}

async function untilNobodyIsLetIn(site: Site): Promise<void> {
  for (;;) {
    const letIn = await fetch(`${site.url}/healthz`, { headers: { connection: 'close' } }).then(
      () => true,
      () => false,
    )
    if (!letIn) return
    await wait(20)
  }
}
