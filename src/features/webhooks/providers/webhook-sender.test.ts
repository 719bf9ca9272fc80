import { createServer, type RequestListener, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { webhookSender } from './webhook-sender.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A receiver on this machine; gives its address. */
async function receiver(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}/hook`
}

const message = (url: string) => ({ url, headers: { 'webhook-id': 'msg_1' }, body: '{"type":"test"}' })

describe('sending to a webhook', () => {
  const any = webhookSender({ targets: 'any', timeoutMs: 20_000 })

  it('posts the body as it is and keeps the beginning of the answer', async () => {
    const bodies: string[] = []
    const url = await receiver(async (request, response) => {
      bodies.push(`${request.method} ${request.headers['webhook-id']} ${await text(request)}`)
      response.writeHead(500).end(`oh\u0000 no\n${'x'.repeat(5000)}`)
    })
    const answer = await any.post(message(url))
    expect(bodies).toEqual(['POST msg_1 {"type":"test"}'])
    expect(answer.status).toBe(500)
    expect(answer.detail).toMatch(/^oh {1,2}no x+$/)
    expect(answer.detail.length).toBeLessThanOrEqual(200)
  })

  it('follows no redirect', async () => {
    const paths: (string | undefined)[] = []
    const url = await receiver((request, response) => {
      paths.push(request.url)
      response.writeHead(307, { location: '/elsewhere' }).end()
    })
    expect(await any.post(message(url))).toMatchObject({ status: 307 })
    expect(paths).toEqual(['/hook'])
  })

  it('waits for no one for ever, neither for an answer nor for the rest of one', async () => {
    const impatient = webhookSender({ targets: 'any', timeoutMs: 200 })
    const silent = await receiver(() => undefined)
    expect(await impatient.post(message(silent))).toEqual({ status: null, detail: 'timeout' })
    const slow = await receiver((_, response) => response.writeHead(200).write('ok'))
    expect(await impatient.post(message(slow))).toEqual({ status: null, detail: 'timeout' })
  })

  it('reports an unreachable receiver', async () => {
    const url = await receiver(() => undefined)
    for (const server of servers.splice(0)) server.close()
    expect(await any.post(message(url))).toEqual({ status: null, detail: 'ECONNREFUSED' })
  })
})

describe('an address that someone has typed in', () => {
  const guarded = webhookSender({ targets: 'public' })

  it.each([
    ['http://hooks.donauwerk.example/', 'not-https'],
    ['https://127.0.0.1/', 'not-public'],
    ['https://2130706433/', 'not-public'],
    ['https://0x7f.1/', 'not-public'],
    ['https://[::1]/', 'not-public'],
    ['https://[::ffff:10.0.0.1]/', 'not-public'],
    ['https://169.254.169.254/latest/meta-data/', 'not-public'],
    ['https://localhost:8443/', 'not-public'],
    ['https://1.1.1.1/', null],
  ])('%s is %s', async (url, refusal) => {
    expect(await guarded.refusalOf(url)).toBe(refusal)
  })

  it.each(['https://127.0.0.1:9/', 'https://localhost:9/', 'https://[::1]:9/'])(
    'is spoken to only when it is public, whatever was said of it before: %s',
    async (url) => {
      expect(await guarded.post(message(url))).toEqual({ status: null, detail: 'not-public' })
    },
  )

  it('is spoken to only in secret', async () => {
    expect(await guarded.post(message('http://1.1.1.1/'))).toEqual({ status: null, detail: 'not-https' })
  })
})
