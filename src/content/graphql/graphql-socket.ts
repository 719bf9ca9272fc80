import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { CloseCode, handleProtocols, makeServer } from 'graphql-ws'
import { type WebSocket, WebSocketServer } from 'ws'
import type { SocketOperations } from './socket-operations.ts'

const maxConnections = 200
const longestMessage = 16 * 1024
/** A connection that has not introduced itself by then is closed. */
const introductionMs = 5_000
const heartbeatMs = 20_000
/** How long a closed connection may take to say goodbye. */
const goodbyeMs = 1_000

export interface ContentSocket {
  /** Takes over a connection that asks to become a websocket: protocol `graphql-transport-ws`, token in the connection parameters. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void
  /** Closes every connection; clients reconnect, to another process if need be. Later ones are rejected. */
  close(): Promise<void>
}

interface Connection {
  request: IncomingMessage
  socket: WebSocket
}

interface SocketOptions {
  /** Other sites whose pages may connect. */
  origins: readonly string[]
  onError: (error: unknown) => void
}

export function createContentSocket(operations: SocketOperations, { origins, onError }: SocketOptions): ContentSocket {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: longestMessage, handleProtocols })
  const server = makeServer<Record<string, unknown>, Connection>({
    connectionInitWaitTimeout: introductionMs,
    async onConnect({ connectionParams, extra }) {
      if (await operations.knows(authorizationIn(connectionParams))) return true
      // Unlike the 4403 that `false` alone would give, no client takes this as a reason to try again.
      extra.socket.close(CloseCode.Unauthorized, 'UNAUTHENTICATED')
      return false
    },
    onSubscribe: ({ connectionParams, extra, subscriptions }, _id, payload) => {
      const { url = '/', socket } = extra.request
      const asking = { url, authorization: authorizationIn(connectionParams), address: socket.remoteAddress ?? '' }
      return operations.prepare(asking, payload, Object.keys(subscriptions).length)
    },
    subscribe: operations.subscribe,
  })
  let closing = false

  sockets.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    // Broken frames and messages that are too long are the visitor's doing; `ws` closes the connection for them.
    socket.on('error', () => undefined)
    const stopHeart = beat(socket)
    const closed = server.opened(
      {
        protocol: socket.protocol,
        send: (text) => sent(socket, text),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (take) =>
          socket.on('message', (message) => {
            take(String(message)).catch((error: unknown) => {
              onError(error)
              socket.close(CloseCode.InternalServerError, 'Internal server error')
            })
          }),
      },
      { request, socket },
    )
    socket.once('close', (code, reason) => {
      stopHeart()
      closed(code, String(reason)).catch(onError)
    })
  })

  return {
    upgrade(request, stream, head) {
      // Otherwise a connection that breaks before it is a websocket would end the process.
      const lost = () => stream.destroy()
      stream.on('error', lost)
      if (!isWelcome(request, origins)) {
        stream.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
        return
      }
      if (closing || sockets.clients.size >= maxConnections) {
        stream.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
        return
      }
      sockets.handleUpgrade(request, stream, head, (socket) => {
        stream.removeListener('error', lost)
        sockets.emit('connection', socket, request)
      })
    },
    async close() {
      closing = true
      await Promise.all([...sockets.clients].map(dismissed))
    },
  }
}

/** Browsers name the page that connects, and no policy of theirs keeps a foreign one from it. Programs name none. */
function isWelcome({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = headers
  if (origin === undefined || origins.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

/** `{ Authorization: 'Bearer …' }`; null without it. Something else in its place is a token that is not valid. */
function authorizationIn(parameters: Readonly<Record<string, unknown>> | undefined): string | null {
  const given = parameters?.Authorization ?? parameters?.authorization
  if (given === undefined || given === null) return null
  return typeof given === 'string' ? given : ''
}

function sent(socket: WebSocket, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (socket.readyState !== socket.OPEN) resolve()
    else socket.send(text, (error) => (error ? reject(error) : resolve()))
  })
}

/** Ends connections whose other end is gone without a word. */
function beat(socket: WebSocket): () => void {
  let alive = true
  socket.on('pong', () => {
    alive = true
  })
  const heart = setInterval(() => {
    if (!alive) socket.terminate()
    alive = false
    socket.ping()
  }, heartbeatMs)
  return () => clearInterval(heart)
}

function dismissed(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => socket.terminate(), goodbyeMs)
    socket.once('close', () => {
      clearTimeout(late)
      resolve()
    })
    socket.close(1001, 'Going away')
  })
}
