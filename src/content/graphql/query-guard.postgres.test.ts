import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { OpenDatabase } from '#platform/db/database.ts'
import { demoWorld } from '#seed/demo-world.ts'
import { freshServer } from '#tests/helpers/fresh-server.ts'
import { fillEmptyStore } from '../documents/starter-content.ts'
import type { ContentDatabase } from '../documents/tables.ts'
import { type ContentSystemOptions, createContentSystem } from './graphql-handler.ts'

const { content } = demoWorld(Temporal.Instant.from('2026-11-25T10:00:00Z'))
let open: OpenDatabase
/** Questions to the database. */
let selects = 0
let counting: ContentDatabase

beforeAll(async () => {
  open = await freshServer()
  await fillEmptyStore(open.db, content)
  counting = new Proxy(open.db, {
    get(db, name, itself) {
      if (name === 'select') selects += 1
      return Reflect.get(db, name, itself)
    },
  })
})
afterAll(() => open.close())
beforeEach(() => {
  selects = 0
})

function system(options: ContentSystemOptions = {}) {
  const cms = createContentSystem(counting, options)
  return async function ask(query: string, { sender = 'visitor', variables = {}, headers = {} } = {}) {
    const body = JSON.stringify({ query, variables })
    const asked = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }
    const response = await cms.fetch(new Request('http://content.example/graphql', asked), '192.0.2.1', sender)
    return { status: response.status, headers: response.headers, ...JSON.parse(await response.text()) }
  }
}

const family = 'id translated { slug } children(names: ["workshops"]) { id }'
const manyLists = `{ ${Array.from({ length: 11 }, (_, n) => `a${n}: pages { ${family} }`).join(' ')} }`

describe('what a query costs', () => {
  test('refuses the list of pages with their families, eleven times over, and reads nothing', async () => {
    const { status, data, errors } = await system()(manyLists)
    expect(errors?.[0].message).toMatch(/costs \d+, 10000 are allowed/)
    expect([status, data, selects]).toEqual([400, undefined, 0])
  })

  test('reads a list of pages with their families by three questions to the database', async () => {
    const { data } = await system()(`{ pages { ${family} } }`)
    expect(data.pages.length).toBeGreaterThan(20)
    expect(data.pages[0]).toMatchObject({ translated: [{ slug: '' }], children: [{ id: expect.any(String) }] })
    expect(selects).toBe(3)
  })

  test('reads the comments of a page of posts by one question', async () => {
    const asked: number[] = []
    const comments: NonNullable<ContentSystemOptions['comments']> = async (posts) => {
      asked.push(posts.length)
      return posts.map(() => [])
    }
    await system({ comments })('{ posts(first: 5) { nodes { comments { id } } } }')
    expect(asked).toEqual([5])
  })

  const posts = (first: string, declared = '') =>
    `query list${declared} { posts(${first}) { nodes { comments { id name date } } } }`
  const children = 'query family($names: [String!]!) { pages { children(names: $names) { id slug title } } }'
  test.each([
    ['a number in the query', posts('first: 90'), {}, false],
    ['a small number in the query', posts('first: 9'), {}, true],
    ['the number that the schema takes for none', posts('page: 1'), {}, true],
    ['a variable', posts('first: $first', '($first: Int)'), { first: 9 }, true],
    ['a large variable', posts('first: $first', '($first: Int)'), { first: 90 }, false],
    ['what the query takes for a missing variable', posts('first: $first', '($first: Int = 90)'), {}, false],
    ['the length of a list', children, { names: ['a', 'b'] }, true],
    ['the length of a long list', children, { names: Array.from({ length: 40 }, (_, n) => `a${n}`) }, false],
  ])('counts what is inside a list as often as asked: %s', async (_, query, variables, isAllowed) => {
    const { errors } = await system()(query, { variables })
    expect(errors?.[0].extensions.code).toBe(isAllowed ? undefined : 'QUERY_TOO_EXPENSIVE')
  })

  test('refuses a schema that is asked for in circles', async () => {
    const circles = (depth: number): string => (depth === 0 ? 'name' : `fields { type { ${circles(depth - 1)} } }`)
    const { data, errors } = await system()(`{ __schema { types { ${circles(6)} } } }`)
    expect([data, errors.length]).toEqual([undefined, 1])
  })
})

describe('what one sender may ask for', () => {
  const lists = 'pages { id slug title translated { slug } children(names: ["workshops"]) { id slug title } }'
  const costly = `{ ${lists} again: ${lists} }`

  async function untilRefused(ask: ReturnType<typeof system>, headers = {}) {
    for (let times = 1; times <= 40; times += 1) {
      const answer = await ask(costly, { headers })
      if (answer.status !== 200) return { times, answer }
    }
    return null
  }

  test('ends after so much within a minute, for that sender alone, until the minute is over', async () => {
    let now = Temporal.Instant.from('2026-11-25T10:00:00Z')
    const ask = system({ clock: { now: () => now } })
    const refused = await untilRefused(ask)
    expect(refused?.times).toBeGreaterThan(20)
    expect(refused?.answer.status).toBe(429)
    expect(refused?.answer.headers.get('retry-after')).toBe('60')
    expect(refused?.answer.errors[0].extensions.code).toBe('TOO_MANY_QUERIES')
    expect((await ask(costly, { sender: 'somebody else' })).status).toBe(200)
    now = now.add({ seconds: 60 })
    expect((await ask(costly)).status).toBe(200)
  })

  test('is not counted for who brings a valid token', async () => {
    const ask = system({ checkLogin: async (name) => ({ name, role: 'reader' }) })
    const login = await ask('mutation { login(input: {username: "Rosa", password: ""}) { authToken } }')
    const authorization = `Bearer ${login.data.login.authToken}`
    expect(await untilRefused(ask, { authorization })).toBeNull()
  })

  test('is not counted for the site itself', async () => {
    const cms = createContentSystem(counting)
    for (let times = 1; times <= 40; times += 1) {
      const url = `http://content.example/graphql?query=${encodeURIComponent(costly)}`
      expect((await cms.fetch(new Request(url))).status).toBe(200)
    }
  })
})

test('runs four queries from outside at once, lets fifty wait and refuses the next, while the site goes on', async () => {
  const gate = Promise.withResolvers<void>()
  let running = 0
  const comments: NonNullable<ContentSystemOptions['comments']> = async (posts) => {
    running += 1
    await gate.promise
    return posts.map(() => [])
  }
  const cms = createContentSystem(open.db, { comments })
  const query = encodeURIComponent('{ posts(first: 1) { nodes { comments { id } } } }')
  const request = () => new Request(`http://content.example/graphql?query=${query}`)
  const statuses: number[] = []
  const asked = Array.from({ length: 55 }, async (_, n) => {
    const { status } = await cms.fetch(request(), '', `sender ${n}`)
    statuses.push(status)
  })
  await expect.poll(() => [running, statuses]).toEqual([4, [503]])
  const own = cms.fetch(request())
  await expect.poll(() => running).toBe(5)
  gate.resolve()
  await Promise.all(asked)
  expect([(await own).status, statuses.filter((status) => status === 200).length]).toEqual([200, 54])
})

describe('websockets of one sender', () => {
  let server: Server
  let sender = 'visitor'
  let sockets: WebSocket[] = []
  beforeEach(async () => {
    const clock = { now: () => Temporal.Instant.from('2026-11-25T10:00:00Z') }
    const { socket } = createContentSystem(open.db, { clock })
    server = createServer()
    server.on('upgrade', (request, stream, head) => socket.upgrade(request, stream, head, sender))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterEach(async () => {
    sender = 'visitor'
    for (const socket of sockets) socket.terminate()
    sockets = []
    await new Promise((resolve) => server.close(resolve))
  })

  /** The open socket, or the status of the refusal. */
  function connect(): Promise<WebSocket | number | undefined> {
    // as: what listens on a port has one
    const { port } = server.address() as AddressInfo
    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws')
    sockets.push(socket)
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(socket))
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode))
      socket.once('error', reject)
    })
  }

  test('leave room for those of others', async () => {
    for (let number = 1; number <= 50; number += 1) expect(await connect()).toBeInstanceOf(WebSocket)
    expect(await connect()).toBe(503)
    sender = 'somebody else'
    expect(await connect()).toBeInstanceOf(WebSocket)
    sender = 'visitor'
    sockets[0]?.terminate()
    await expect.poll(connect).toBeInstanceOf(WebSocket)
  })

  test('subscribe within the budget of that sender, also where nothing of it is valid', async () => {
    const socket = await connect()
    if (!(socket instanceof WebSocket)) throw new Error('no socket')
    const codes: unknown[] = []
    const subscribe = () =>
      socket.send(JSON.stringify({ id: `${codes.length}`, type: 'subscribe', payload: { query: '{' } }))
    socket.on('message', (message) => {
      const { type, payload } = JSON.parse(String(message))
      if (type === 'error') codes.push(payload[0].extensions?.code)
      if (codes.length <= 2000) subscribe()
    })
    socket.send(JSON.stringify({ type: 'connection_init' }))
    await expect.poll(() => codes.length).toBe(2001)
    expect(codes.slice(0, 2000)).not.toContain('TOO_MANY_QUERIES')
    expect(codes.at(-1)).toBe('TOO_MANY_QUERIES')
  })
})

describe('pages of other sites', () => {
  const origin = 'https://evil.example'

  test('may not read answers unless the owner names them', async () => {
    const named = 'https://other.example'
    const preflight = { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } }
    const answer = await system()('{ page(uri: "/") { id } }', { headers: { origin } })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    const cms = createContentSystem(open.db)
    const asked = await cms.fetch(new Request('http://content.example/graphql', preflight))
    expect(asked.headers.get('access-control-allow-origin')).toBeNull()

    const ask = system({ origins: [named, 'https://third.example'] })
    const welcome = await ask('{ page(uri: "/") { id } }', { headers: { origin: named } })
    expect(welcome.headers.get('access-control-allow-origin')).toBe(named)
    expect(welcome.headers.get('access-control-allow-credentials')).toBeNull()
    const foreign = await ask('{ page(uri: "/") { id } }', { headers: { origin } })
    expect(foreign.headers.get('access-control-allow-origin')).not.toBe(origin)
  })

  let server: Server
  let port = 0
  beforeEach(async () => {
    const options = { siteUrl: 'https://shop.example/', origins: ['https://other.example'] }
    const { socket } = createContentSystem(open.db, options)
    server = createServer()
    server.on('upgrade', socket.upgrade)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    // as: what listens on a port has one
    port = (server.address() as AddressInfo).port
  })
  afterEach(() => new Promise((resolve) => server.close(resolve)))

  test.each([
    ['one of another site is refused', () => origin, 403],
    ['one that hides where it comes from is refused', () => 'null', 403],
    ['one of the site itself is let in', () => 'https://shop.example', 'open'],
    ['one under the address that was asked is let in', () => `http://127.0.0.1:${port}`, 'open'],
    ['one that the owner names is let in', () => 'https://other.example', 'open'],
    ['a program is let in', () => undefined, 'open'],
  ])('may not open websockets: %s', async (_, from, expected) => {
    const named = from()
    const socket = new WebSocket(
      `ws://127.0.0.1:${port}/graphql`,
      'graphql-transport-ws',
      named ? { origin: named } : {},
    )
    const outcome = await new Promise((resolve, reject) => {
      socket.once('open', () => resolve('open'))
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode))
      socket.once('error', reject)
    })
    socket.terminate()
    expect(outcome).toBe(expected)
  })
})
