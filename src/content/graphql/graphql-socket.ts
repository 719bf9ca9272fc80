import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { CloseCode, handleProtocols, makeServer } from 'graphql-ws'
import { type WebSocket, WebSocketServer } from 'ws'
import type { SocketOperations } from './socket-operations.ts'

const maxConnections = 200
/** Of one sender: an office with some previews each. No one sender can take them all. */
const maxFromSender = 50
const longestMessage = 16 * 1024
/** A connection must be initialised within this time. */
const introductionMs = 5_000
const heartbeatMs = 20_000
/** How long a closing connection may take for the close handshake. */
const goodbyeMs = 1_000

export interface ContentSocket {
  /**
   * Accepts a websocket upgrade: protocol `graphql-transport-ws`, token in the connection parameters. `sender` identifies the client, whose connections
   * and subscriptions are limited; without it they are not.
   */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer, sender?: string): void
  /** Closes every connection and rejects later ones; clients reconnect, possibly to another process. */
  close(): Promise<void>
}

interface Connection {
  request: IncomingMessage
  socket: WebSocket
  sender: string | null
}

interface SocketOptions {
  /** Other origins whose pages may connect. */
  origins: readonly string[]
  onError: (error: unknown) => void
}

export function createContentSocket(operations: SocketOperations, { origins, onError }: SocketOptions): ContentSocket {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: longestMessage, handleProtocols })
  const server = makeServer<Record<string, unknown>, Connection>({
    connectionInitWaitTimeout: introductionMs,
    async onConnect({ connectionParams, extra }) {
      if (await operations.knows(authorizationIn(connectionParams))) return true
      // Unlike 4403, the code for a returned `false`, no client retries after this one.
      extra.socket.close(CloseCode.Unauthorized, 'UNAUTHENTICATED')
      return false
    },
    onSubscribe: ({ connectionParams, extra, subscriptions }, _id, payload) => {
      const { url = '/', socket } = extra.request
      const address = socket.remoteAddress ?? ''
      const asking = { url, authorization: authorizationIn(connectionParams), address, sender: extra.sender }
      return operations.prepare(asking, payload, Object.keys(subscriptions).length)
    },
    subscribe: operations.subscribe,
  })
  let closing = false
  const connectionsOf = new Map<string, number>()

  function countConnection(sender: string, socket: WebSocket): void {
    connectionsOf.set(sender, (connectionsOf.get(sender) ?? 0) + 1)
    socket.once('close', () => {
      const left = (connectionsOf.get(sender) ?? 1) - 1
      if (left > 0) connectionsOf.set(sender, left)
      else connectionsOf.delete(sender)
    })
  }

  function isFull(sender: string | undefined): boolean {
    const own = sender === undefined ? 0 : (connectionsOf.get(sender) ?? 0)
    return sockets.clients.size >= maxConnections || own >= maxFromSender
  }

  sockets.on('connection', (socket: WebSocket, request: IncomingMessage, sender: string | undefined) => {
    if (sender !== undefined) countConnection(sender, socket)
    // Invalid frames and oversized messages are the client's fault; `ws` closes the connection for them.
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
      { request, socket, sender: sender ?? null },
    )
    socket.once('close', (code, reason) => {
      stopHeart()
      closed(code, String(reason)).catch(onError)
    })
  })

  return {
    upgrade(request, stream, head, sender) {
      // Without a handler, a connection that breaks before the upgrade would crash the process.
      const lost = () => stream.destroy()
      stream.on('error', lost)
      if (!isWelcome(request, origins)) {
        stream.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
        return
      }
      if (closing || isFull(sender)) {
        stream.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
        return
      }
      sockets.handleUpgrade(request, stream, head, (socket) => {
        stream.removeListener('error', lost)
        sockets.emit('connection', socket, request, sender)
      })
    },
    async close() {
      closing = true
      await Promise.all([...sockets.clients].map(dismissed))
    },
  }
}

/** Browsers send the Origin of the connecting page, and no browser policy restricts it. Programs send none. */
function isWelcome({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = headers
  if (origin === undefined || origins.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

/** `{ Authorization: 'Bearer …' }`; null without it. Any other value is treated as an invalid token. */
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

/** Terminates connections that no longer answer pings. */
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
