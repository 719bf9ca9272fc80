import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { afterEach, describe, expect, it } from 'vitest'
import { drainRequestBody } from './form-limits.ts'

const megabyte = 1 << 20
const pieces = 8
let server: Server

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

type Refuse = (context: Context) => Promise<Response>
const reject: Refuse = async (context) => context.text('too long', 413)
const rejectLater =
  (patience?: number): Refuse =>
  async (context) => {
    await drainRequestBody(context, patience)
    return reject(context)
  }

type Length = 'has a length' | 'has no length'

/** Announces eight megabytes, and sends as many of them before it reads anything, as browsers do. Returns what it received then. */
async function upload(onError: Refuse, length: Length, sends = pieces): Promise<string> {
  const app = new Hono().use(bodyLimit({ maxSize: 1000, onError })).post('/', (context) => context.text('taken'))
  server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Listening on any address of this machine, it has one.
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').pause()
  const isChunked = length === 'has no length'
  const header = isChunked ? 'transfer-encoding: chunked' : `content-length: ${pieces * megabyte}`
  socket.write(`POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${header}\r\n\r\n`)
  let heard = ''
  socket.on('data', (piece) => {
    heard += piece
  })
  socket.on('error', () => undefined)
  for (let sent = 0; sent < sends && !socket.destroyed; sent += 1) {
    if (isChunked) socket.write(`${megabyte.toString(16)}\r\n`)
    socket.write(Buffer.alloc(megabyte, 'a'))
    if (isChunked) socket.write('\r\n')
    await wait(20)
  }
  if (isChunked && !socket.destroyed) socket.write('0\r\n\r\n')
  socket.resume()
  if (!socket.closed) await once(socket, 'close')
  return heard
}

it('does not keep who announces more than comes', async () => {
  const heard = await upload(rejectLater(), 'has a length', 1)
  expect(heard).toMatch(/^HTTP\/1\.1 413 [\s\S]*too long/)
})

describe.each(['has a length', 'has no length'] as const)('someone whose body %s', (length) => {
  it('receives the response after sending everything', async () => {
    expect(await upload(rejectLater(), length)).toMatch(/^HTTP\/1\.1 413 [\s\S]*too long/)
  })

  it('would lose it otherwise', async () => {
    expect(await upload(reject, length)).toBe('')
  })

  it('is not waited for without end', async () => {
    expect(await upload(rejectLater(20), length)).toBe('')
  })
})
