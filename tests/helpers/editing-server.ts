import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { buildSchema, execute, GraphQLError, parse, subscribe } from 'graphql'
import { makeServer } from 'graphql-ws'
import { type WebSocket, WebSocketServer } from 'ws'

interface Asked {
  /** `?lang=de` or nothing. */
  search: string
  authorization: string | null
}

export interface EditingServer {
  url: string
  socketUrl: string
  /** Every question, over HTTP or as a websocket. */
  asked: Asked[]
  /** Valid tokens. */
  tokens: Set<string>
  /** Notifies all listeners that the page has changed. */
  change(): void
  listeners(): number
  /** Cuts every websocket as a crash does. */
  cut(): void
  close(): Promise<void>
}

const schema = buildSchema(`
  type Query { page(uri: String!): Page post(slug: String!): Post }
  type Post { status: String }
  type Page { id: ID! slug: String! title(format: Format): String! translated: [Translation!]! blocks: [Block!]! status: String }
  type Translation { slug: String! locale: String! }
  interface Block { name: String! order: Int! }
  enum Format { RENDERED }
  type Mutation { login(input: LoginInput!): Login! logout: Boolean! }
  input LoginInput { username: String! password: String! }
  type Login { authToken: String! }
  type Subscription { pageChanged(uri: String!): Change! }
  type Change { uri: String! revision: Int! status: String! changedAt: String! }
`)

const refusal = (code: string) => new GraphQLError('refused', { extensions: { code } })

/** A content source that editors log in to, as small as it can be: real HTTP, real websockets, one page with a draft beside it. */
export async function startEditingServer(): Promise<EditingServer> {
  const asked: Asked[] = []
  const tokens = new Set<string>()
  const listening = new Set<() => void>()

  function rootFor(authorization: string | null) {
    const token = authorization?.replace('Bearer ', '')
    if (token && !tokens.has(token)) throw refusal('UNAUTHENTICATED')
    return {
      page: ({ uri }: { uri: string }) =>
        uri === '/buecher' ? { status: token ? 'CHANGED' : null, title: token ? 'Entwurf' : 'Bücher' } : null,
      post: ({ slug }: { slug: string }) => (slug === 'ein-entwurf' && token ? { status: 'DRAFT' } : null),
      login({ input: { username, password } }: { input: { username: string; password: string } }) {
        if (token) throw new Error('a login is sent without a token')
        if (username === 'hurried') throw refusal('TOO_MANY_ATTEMPTS')
        if (username === 'wordpress') throw new GraphQLError('incorrect_password')
        if (username === 'broken') throw new GraphQLError('Internal server error')
        if (password !== 'right') throw refusal('UNAUTHENTICATED')
        tokens.add('token-of-ingrid')
        return { authToken: 'token-of-ingrid' }
      },
      logout: () => tokens.delete(token ?? ''),
      pageChanged: () => changesFor(listening),
    }
  }

  async function answer(request: Request): Promise<Response> {
    const authorization = request.headers.get('authorization')
    asked.push({ search: new URL(request.url).search, authorization })
    const { query, variables } = await request.json()
    try {
      const rootValue = rootFor(authorization)
      return Response.json(await execute({ schema, document: parse(query), rootValue, variableValues: variables }))
    } catch (error) {
      return Response.json({ errors: [error] })
    }
  }

  const http = createServer(getRequestListener(answer)).listen(0, '127.0.0.1')
  await once(http, 'listening')
  const address = http.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const sockets = new WebSocketServer({ server: http, handleProtocols: () => 'graphql-transport-ws' })
  const socketServer = makeServer<Record<string, unknown>>({
    onConnect: ({ connectionParams }) => tokens.has(String(connectionParams?.Authorization).replace('Bearer ', '')),
    onSubscribe: (_, __, { query, variables }) => ({
      schema,
      document: parse(query),
      rootValue: rootFor(null),
      variableValues: variables,
    }),
    subscribe,
  })
  sockets.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    asked.push({ search: new URL(request.url ?? '', 'http://x').search, authorization: null })
    const closed = socketServer.opened(
      {
        protocol: socket.protocol,
        send: (text) => void socket.send(text),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (take) => socket.on('message', (message) => void take(String(message))),
      },
      {},
    )
    socket.once('close', (code, reason) => void closed(code, String(reason)))
  })

  return {
    url: `http://127.0.0.1:${port}/graphql`,
    socketUrl: `ws://127.0.0.1:${port}/graphql`,
    asked,
    tokens,
    change: () => [...listening].forEach((hear) => void hear()),
    listeners: () => listening.size,
    cut: () => sockets.clients.forEach((socket) => void socket.terminate()),
    async close() {
      for (const socket of sockets.clients) socket.terminate()
      await new Promise((resolve) => http.close(resolve))
    },
  }
}

const change = { uri: '/buecher', revision: 2, status: 'CHANGED', changedAt: '2026-11-21T10:00:00Z' }

/** No generator: one that waits could not be stopped. */
function changesFor(listening: Set<() => void>): AsyncIterableIterator<{ pageChanged: typeof change }> {
  let hear: () => void = () => undefined
  const heard = () => hear()
  listening.add(heard)
  return {
    next: () =>
      new Promise((resolve) => {
        hear = () => resolve({ value: { pageChanged: change }, done: false })
      }),
    return() {
      listening.delete(heard)
      hear()
      return Promise.resolve({ value: undefined, done: true })
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
