import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export interface Received {
  id: string
  type: string
  /** Whether one of its signatures was made with this secret, over exactly this body. */
  isSignedBy(secret: string): boolean
}

export interface WebhookReceiver {
  url: string
  received: Received[]
  /** How many wait for an answer that does not come. */
  waiting(): number
  close(): Promise<void>
}

/** A receiver of webhooks on this machine. `answer` returns the status for each message, or null for no answer. */
export async function openWebhookReceiver(answer: (message: Received) => number | null): Promise<WebhookReceiver> {
  const received: Received[] = []
  const open = new Set<ServerResponse>()
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const message = { ...read(body), isSignedBy: (secret: string) => isSigned(request.headers, body, secret) }
    const id = String(request.headers['webhook-id'])
    received.push({ id, ...message })
    const status = answer({ id, ...message })
    if (status !== null) {
      response.writeHead(status).end('noted')
      return
    }
    open.add(response)
    response.on('close', () => open.delete(response))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}/flights`,
    received,
    waiting: () => open.size,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

function read(body: string): { type: string } {
  const message: unknown = JSON.parse(body)
  const type = typeof message === 'object' && message !== null && 'type' in message ? message.type : undefined
  return { type: String(type) }
}

/** Verifies signatures as in docs/api.md. */
function isSigned(headers: IncomingHttpHeaders, body: string, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const expected = createHmac('sha256', key).update(signed).digest('base64')
  return String(headers['webhook-signature']).split(' ').includes(`v1,${expected}`)
}
