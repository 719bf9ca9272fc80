import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type ExecutionArgs, type GraphQLError, getOperationAST } from 'graphql'
import { CloseCode, handleProtocols, makeServer, type OperationResult, type SubscribePayload } from 'graphql-ws'
import { createGraphQLError, type YogaServerInstance } from 'graphql-yoga'
import { type WebSocket, WebSocketServer } from 'ws'
import type { ContentContext, CostBudget, ServerContext } from '../documents/content-context.ts'
import { isGraphQLError, overBudget } from './refusal.ts'

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
  /** Accepts a websocket upgrade (`graphql-transport-ws`). The connections and subscriptions of a `sender` are limited. */
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

const maxSubscriptions = 20
/** The cost of a subscription before its text is read, as a query that reads one thing: any text is parsed and validated. */
const messageCost = 100

interface Asking {
  /** Path and query of the upgrade request. */
  url: string
  authorization: string | null
  address: string
  /** The client whose budget pays for the subscription; null for one without. */
  sender: string | null
}

/** Operations over a websocket: subscriptions, under the same rules as queries over HTTP. */
export interface SocketOperations {
  /** Whether the connection parameters contain a valid token, or none at all. */
  knows(authorization: string | null): Promise<boolean>
  /** `count` is the number of subscriptions of the connection, including this one. */
  prepare(asking: Asking, payload: SubscribePayload, count: number): Promise<ExecutionArgs | GraphQLError[]>
  subscribe(args: ExecutionArgs): OperationResult
}

type Yoga = YogaServerInstance<ServerContext, ContentContext>

export function socketOperations(
  yoga: Yoga,
  knows: SocketOperations['knows'],
  { budget, onError }: { budget: CostBudget; onError: (error: unknown) => void },
): SocketOperations {
  const prepared = new WeakMap<ExecutionArgs, (args: ExecutionArgs) => OperationResult>()

  async function argsFor({ url, authorization, address }: Asking, payload: SubscribePayload) {
    const { query, operationName, variables, extensions } = payload
    const headers = authorization === null ? undefined : { authorization }
    const request = new Request(new URL(url, 'http://content.invalid'), headers && { headers })
    const params = {
      query,
      variables: variables ?? {},
      extensions: extensions ?? {},
      ...(operationName && { operationName }),
    }
    // as: the type requires all arguments of a resolver, but only the request is used
    const { schema, parse, validate, contextFactory, subscribe } = yoga.getEnveloped({
      request,
      params,
      address,
      device: null,
      sender: null,
      overSocket: true,
    } as Parameters<typeof yoga.getEnveloped>[0])
    const document = parse(query)
    const wrong = validate(schema, document)
    if (wrong.length > 0) return [...wrong]
    if (getOperationAST(document, operationName)?.operation !== 'subscription')
      return [createGraphQLError('Only subscriptions are answered here; ask everything else over HTTP.')]
    const args = { schema, document, operationName, variableValues: variables, contextValue: await contextFactory() }
    prepared.set(args, subscribe)
    return args
  }

  return {
    knows,
    async prepare(asking, payload, count) {
      if (count > maxSubscriptions)
        return [createGraphQLError(`A connection may have ${maxSubscriptions} subscriptions.`)]
      const seconds = asking.sender === null ? 0 : budget.spend(asking.sender, messageCost)
      if (seconds > 0) return [overBudget(seconds)]
      try {
        return await argsFor(asking, payload)
      } catch (error) {
        if (isGraphQLError(error)) return [error]
        onError(error)
        return [createGraphQLError('Unexpected error.')]
      }
    },
    subscribe(args) {
      const subscribe = prepared.get(args)
      if (!subscribe) throw new Error('a subscription that was not prepared')
      return subscribe(args)
    },
  }
}
