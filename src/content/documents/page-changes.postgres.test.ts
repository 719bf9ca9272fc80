import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from 'graphql-ws'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { OpenDatabase } from '#platform/db/database.ts'
import { openServer } from '#platform/db/server.ts'
import { demoWorld } from '#seed/demo-world.ts'
import { freshDatabase } from '#tests/helpers/fresh-database.ts'
import { patience } from '#tests/helpers/patience.ts'
import { type ContentSystem, createContentSystem } from '../graphql/graphql-handler.ts'
import { announceContent, pageEventsChannel } from './page-events.ts'
import { fillEmptyStore } from './starter-content.ts'

/** Two processes on one database: an editor works at one, previews are open at the other. */
interface Process {
  database: OpenDatabase
  cms: ContentSystem
  server: Server
  url: string
  /** Received page tags. */
  purged: string[]
}

let [editing, showing]: Process[] = []
const leaving: (() => unknown)[] = []

async function process(databaseUrl: string): Promise<Process> {
  const database = await openServer(databaseUrl, () => undefined)
  const cms = createContentSystem(database.db, {
    announce: announceContent,
    checkLogin: (name) => Promise.resolve({ name, role: 'editor' }),
  })
  const purged: string[] = []
  await database.listen('page_tags', (payload) => purged.push(payload))
  await database.listen(pageEventsChannel, cms.heard)
  const server = createServer()
  server.on('upgrade', cms.socket.upgrade)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // A server on a TCP port has an address object.
  const { port } = server.address() as AddressInfo
  return { database, cms, server, purged, url: `ws://127.0.0.1:${port}/graphql?lang=de` }
}

function running(one: Process | undefined): Process {
  if (!one) throw new Error('not started')
  return one
}

beforeAll(async () => {
  const url = await freshDatabase()
  editing = await process(url)
  showing = await process(url)
  const { content } = demoWorld(Temporal.Instant.from('2026-11-25T10:00:00Z'))
  await fillEmptyStore(editing.database.db, content)
})
afterEach(async () => {
  for (const leave of leaving.splice(0)) await leave()
})
afterAll(async () => {
  for (const { server, cms, database } of [running(editing), running(showing)]) {
    await cms.socket.close()
    server.close()
    await database.close()
  }
})

async function ask(query: string, variables: object = {}, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const body = JSON.stringify({ query, variables })
  const url = 'http://content.example/graphql?lang=de'
  const response = await running(editing).cms.fetch(new Request(url, { method: 'POST', headers, body }))
  return JSON.parse(await response.text())
}

async function tokenOf(username: string): Promise<string> {
  const { data } = await ask(`mutation { login(input: {username: "${username}", password: ""}) { authToken } }`)
  return data.login.authToken
}

const query = 'subscription ($uri: String!) { pageChanged(uri: $uri) { uri revision status } }'

/** Follows a page at the other process. Gives what came, and what the connection was closed with. */
function follow(uri: string, token?: string) {
  const received: unknown[] = []
  const closed: number[] = []
  const client = createClient({
    url: running(showing).url,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    ...(token && { connectionParams: { Authorization: `Bearer ${token}` } }),
    on: { closed: (event) => closed.push((event as { code: number }).code) },
  })
  leaving.push(() => client.dispose())
  client.subscribe(
    { query, variables: { uri } },
    {
      next: ({ data, errors }) => received.push(errors?.[0]?.extensions?.code ?? data?.pageChanged),
      error: (error) => received.push(error),
      complete: () => undefined,
    },
  )
  const connected = new Promise<void>((resolve) => {
    client.on('connected', () => resolve())
  })
  return { received, closed, client, connected }
}

let made = 0
async function draftedPage(token: string) {
  made += 1
  const uri = `/vorschau-${made}`
  const id = (await save(uri, 0, token)).data.savePage.id as string
  return { uri, id }
}
const save = (uri: string, expectedRevision: number, token: string) =>
  ask(
    'mutation ($input: SavePageInput!) { savePage(input: $input) { id } }',
    { input: { uri, language: 'de', expectedRevision, title: 'Vorschau', blocks: [] } },
    token,
  )
const step = (name: string, id: string, expectedRevision: number, token: string) =>
  ask(`mutation ($input: PageStepInput!) { ${name}(input: $input) { id } }`, { input: { id, expectedRevision } }, token)

test('what is published at one process is dropped from memory at both, in the same moment', async () => {
  const token = await tokenOf('Ingrid')
  const { id, uri } = await draftedPage(token)
  await step('publishPage', id, 1, token)
  const tags = `content content:de:${uri}`
  for (const { purged } of [running(editing), running(showing)])
    await vi.waitFor(() => expect(purged).toContain(tags), patience)
})

test('an open preview is notified of each save, visitors only of published changes', async () => {
  const token = await tokenOf('Ingrid')
  const { id, uri } = await draftedPage(token)
  const preview = follow(uri, token)
  const visitor = follow(uri)
  await Promise.all([preview.connected, visitor.connected])
  // Connected is not subscribed yet: save until a change is received.
  let revision = 1
  await vi.waitFor(async () => {
    await save(uri, revision, token)
    revision += 1
    expect(preview.received).toContainEqual(expect.objectContaining({ uri, status: 'DRAFT' }))
  }, patience)
  await vi.waitFor(() => expect(preview.received).toContainEqual({ uri, revision, status: 'DRAFT' }), patience)
  expect(visitor.received).toEqual([])
  const heardBefore = preview.received.length
  const other = await draftedPage(token)
  await step('publishPage', other.id, 1, token)
  await step('publishPage', id, revision, token)
  await vi.waitFor(() => expect(preview.received.length).toBeGreaterThan(heardBefore), patience)
  expect(preview.received.slice(heardBefore)).toEqual([{ uri, revision: revision + 1, status: 'PUBLISHED' }])
  await vi.waitFor(
    () => expect(visitor.received).toEqual([{ uri, revision: revision + 1, status: 'PUBLISHED' }]),
    patience,
  )
  await save(uri, revision + 1, token)
  await vi.waitFor(
    () => expect(preview.received.at(-1)).toEqual({ uri, revision: revision + 2, status: 'CHANGED' }),
    patience,
  )
  await step('unpublishPage', id, revision + 2, token)
  await vi.waitFor(
    () => expect(visitor.received.at(-1)).toEqual({ uri, revision: revision + 3, status: 'GONE' }),
    patience,
  )
  expect(visitor.received).toHaveLength(2)
})

test('an invalid token is rejected, and a revoked one receives no more events', async () => {
  const stranger = follow('/', 'geraten-geraten-geraten')
  await vi.waitFor(() => expect(stranger.closed).toEqual([4401]), patience)
  const [token, other] = [await tokenOf('Rosa'), await tokenOf('Ingrid')]
  const { uri } = await draftedPage(other)
  const preview = follow(uri, token)
  let revision = 1
  const saveUntil = (expected: unknown) =>
    vi.waitFor(async () => {
      await save(uri, revision, other)
      revision += 1
      expect(preview.received).toContainEqual(expected)
    }, patience)
  await saveUntil(expect.objectContaining({ status: 'DRAFT' }))
  await ask('mutation { logout }', {}, token)
  await saveUntil('UNAUTHENTICATED')
  const before = preview.received.length
  await save(uri, revision, other)
  const { data } = await ask(`{ page(uri: "${uri}") { revision } }`, {}, other)
  expect(data.page.revision).toBe(revision + 1)
  expect(preview.received).toHaveLength(before)
})

test('after a lost connection to the database, each page is reported as it is now', async () => {
  const { received, connected } = follow('/workshops')
  await connected
  await vi.waitFor(() => {
    running(showing).cms.heard('')
    expect(received).toContainEqual({ uri: '/workshops', revision: 1, status: 'PUBLISHED' })
  }, patience)
})

/** A client without manners. */
async function rawSocket(...messages: object[]) {
  const socket = new WebSocket(running(showing).url, 'graphql-transport-ws')
  leaving.push(() => socket.terminate())
  const answers: { type: string; id?: string; payload?: { message: string }[] }[] = []
  socket.on('message', (text) => answers.push(JSON.parse(String(text))))
  socket.on('error', () => undefined)
  const closed = once(socket, 'close').then(([code]) => code as number)
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'connection_init' }))
  await once(socket, 'message')
  for (const message of messages) socket.send(JSON.stringify(message))
  return { answers, closed, socket }
}
const subscribe = (text: string, id = '1') => ({ id, type: 'subscribe', payload: { query: text } })

test.each([
  ['a query', '{ page(uri: "/") { id } }', /Only subscriptions/],
  ['a mutation', 'mutation { logout }', /Can only perform a mutation/],
  ['no GraphQL', '{', /Syntax Error/],
  [
    'a subscription 200 deep',
    `subscription { pageChanged(uri: "/") ${'{ a '.repeat(200)}${' }'.repeat(200)} }`,
    /deep/,
  ],
  [
    'a hundred subscriptions in one',
    `subscription { ${Array.from({ length: 100 }, (_, n) => `p${n}: pageChanged(uri: "/") { uri }`).join(' ')} }`,
    /only one top level field/,
  ],
])('%s is refused', async (_, text, message) => {
  const { answers } = await rawSocket(subscribe(text))
  await vi.waitFor(() => expect(answers.at(-1)?.type).toBe('error'), patience)
  expect(
    answers
      .at(-1)
      ?.payload?.map((error) => error.message)
      .join('\n'),
  ).toMatch(message)
})

test('a connection has twenty subscriptions, not more', async () => {
  const text = 'subscription { pageChanged(uri: "/") { uri } }'
  const { answers } = await rawSocket(...Array.from({ length: 21 }, (_, n) => subscribe(text, String(n))))
  await vi.waitFor(() => expect(answers.at(-1)).toMatchObject({ type: 'error', id: '20' }), patience)
})

test('a message of 20 kB ends the connection', async () => {
  const { closed } = await rawSocket(subscribe(' '.repeat(20_000)))
  expect(await closed).toBe(1009)
})

test('subscriptions are not answered over HTTP', async () => {
  const answer = await ask('subscription { pageChanged(uri: "/") { uri } }')
  expect(answer.errors[0].message).toMatch(/websocket/)
})

test('a stopping server closes connections and rejects new ones', async () => {
  const third = await process(await freshDatabase())
  const socket = new WebSocket(third.url, 'graphql-transport-ws')
  await once(socket, 'open')
  const closed = once(socket, 'close')
  await third.cms.socket.close()
  expect((await closed)[0]).toBe(1001)
  const late = new WebSocket(third.url, 'graphql-transport-ws')
  expect((await once(late, 'error'))[0].message).toMatch(/503/)
  await new Promise((resolve) => third.server.close(resolve))
  await third.database.close()
})
