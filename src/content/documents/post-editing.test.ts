import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#platform/db/database.ts'
import { demoWorld } from '#seed/demo-world.ts'
import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { type ContentSystem, createContentSystem } from '../graphql/graphql-handler.ts'
import { announceContent } from './page-events.ts'
import { fillEmptyStore } from './starter-content.ts'

const start = Temporal.Instant.from('2026-11-25T10:00:00Z')
let now = start
let open: OpenDatabase
let cms: ContentSystem
let ingrid: string
const announced: string[] = []

beforeAll(async () => {
  open = await freshEmbedded()
  await fillEmptyStore(open.db, demoWorld(start).content)
  await open.listen('page_tags', (payload) => announced.push(payload))
  cms = createContentSystem(open.db, {
    clock: { now: () => now },
    announce: announceContent,
    checkLogin: async (name) => ({ name, role: name === 'Ingrid' ? 'editor' : 'reader' }),
  })
  ingrid = await login('Ingrid')
})
afterAll(() => open.close())

async function ask(query: string, input: object = {}, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const body = JSON.stringify({ query, variables: { input } })
  const request = new Request('http://content.example/graphql?lang=de', { method: 'POST', headers, body })
  const { data, errors } = JSON.parse(await (await cms.fetch(request, '192.0.2.1')).text())
  return { data, code: errors?.[0].extensions?.code as string | undefined }
}

async function login(username: string): Promise<string> {
  const query = 'mutation ($input: LoginInput!) { login(input: $input) { authToken } }'
  return (await ask(query, { username, password: 'Ein Satz, den nur zwei kennen' })).data.login.authToken
}

const seen = 'id slug title date status revision'
const save = (input: object, token = ingrid) =>
  ask(`mutation ($input: SavePostInput!) { savePost(input: $input) { ${seen} } }`, input, token)
const step = (name: string, input: object, token = ingrid) =>
  ask(`mutation ($input: PageStepInput!) { ${name}(input: $input) { ${seen} } }`, input, token)
const postAt = async (slug: string, token?: string) =>
  (await ask(`{ post(slug: "${slug}") { ${seen} } }`, {}, token)).data.post
const listed = async (token?: string): Promise<string[]> =>
  (await ask('{ posts(first: 100) { nodes { slug } } }', {}, token)).data.posts.nodes.map(
    ({ slug }: { slug: string }) => slug,
  )

function post(slug: string, expectedRevision = 0, title = 'Ein Board für drei Teams') {
  const blocks = [{ name: 'core/paragraph', fields: { content: 'Es begann mit einem Klebeband.' } }]
  const facts = { excerpt: 'Was ein Streifen Klebeband ausmacht.', author: 'Priya Raman', tags: [], picture: null }
  return { slug, language: 'de', expectedRevision, title, blocks, ...facts }
}

test('a new post is a draft that only those with a token see, in the list and at its address', async () => {
  expect((await save(post('klebeband'))).data.savePost).toMatchObject({ status: 'DRAFT', revision: 1 })
  expect([await postAt('klebeband'), (await listed()).includes('klebeband')]).toEqual([null, false])
  const readers = await login('Rosa')
  expect(await postAt('klebeband', readers)).toMatchObject({ title: 'Ein Board für drei Teams', status: 'DRAFT' })
  expect(await listed(readers)).toContain('klebeband')
  expect(announced).toEqual([])
})

test('publishing dates it once, tells the caches, and later drafts change nothing for visitors', async () => {
  const { id } = await postAt('klebeband', ingrid)
  now = start.add({ hours: 5 })
  const published = await step('publishPost', { id, expectedRevision: 1 })
  expect(published.data.publishPost).toMatchObject({ status: 'PUBLISHED', date: '2026-11-25T15:00:00Z', revision: 2 })
  await expect.poll(() => announced.join()).toContain('content:de:/blog/klebeband')
  await save(post('klebeband', 2, 'Zwei Boards für drei Teams'))
  expect([await postAt('klebeband'), await postAt('klebeband', ingrid)]).toMatchObject([
    { title: 'Ein Board für drei Teams', status: null },
    { title: 'Zwei Boards für drei Teams', status: 'CHANGED' },
  ])
  now = start.add({ hours: 48 })
  await step('unpublishPost', { id, expectedRevision: 3 })
  expect(await postAt('klebeband')).toBeNull()
  const again = await step('publishPost', { id, expectedRevision: 4 })
  expect(again.data.publishPost).toMatchObject({ title: 'Zwei Boards für drei Teams', date: '2026-11-25T15:00:00Z' })
})

test('a post marks its translation as hidden from search engines', async () => {
  const translations = async () =>
    (await ask('{ post(slug: "das-board-das-euch-fehlt") { translated { slug locale hidden } } }')).data.post.translated
  const [before] = await translations()
  expect(before).toMatchObject({ locale: 'en', hidden: false })
  const search = JSON.stringify({ title: '', description: '', hidden: true })
  await open.db.execute(
    sql`update content_post set search = ${search} where slug = ${before.slug.slice('blog/'.length)} and language = 'en'`,
  )
  expect(await translations()).toEqual([{ ...before, hidden: true }])
})

test('a post that was deleted comes back as a draft from its revisions, and a page cannot be made of it', async () => {
  const { id, revision } = await postAt('klebeband', ingrid)
  const deleted = await ask(
    'mutation ($input: PageStepInput!) { deletePost(input: $input) }',
    { id, expectedRevision: revision },
    ingrid,
  )
  expect(deleted.data.deletePost).toBe(true)
  const back = { id, revision: 1, expectedRevision: revision + 1 }
  const asPage = 'mutation ($input: RestoreRevisionInput!) { restoreRevision(input: $input) { id } }'
  expect((await ask(asPage, back, ingrid)).code).toBe('NOT_FOUND')
  const asPost = `mutation ($input: RestoreRevisionInput!) { restorePost(input: $input) { ${seen} } }`
  expect((await ask(asPost, back, ingrid)).data.restorePost).toMatchObject({
    id,
    title: 'Ein Board für drei Teams',
    status: 'DRAFT',
  })
  expect((await ask(asPost, back, ingrid)).code).toBe('CONFLICT')
})

test.each<[string, string, () => Promise<{ code: string | undefined }>]>([
  ['without a token', 'UNAUTHENTICATED', () => save(post('fremd'), '')],
  ['with the token of a reader', 'FORBIDDEN', async () => save(post('fremd'), await login('Rosa'))],
  ['from an older revision', 'CONFLICT', () => save(post('klebeband', 1))],
  ['where there is none', 'NOT_FOUND', () => save(post('nie-geschrieben', 3))],
  ['at an address that is taken', 'CONFLICT', () => save(post('das-board-das-euch-fehlt'))],
  ['under a name that is no address', 'BAD_USER_INPUT', () => save(post('Das Board!'))],
  ['with a picture from elsewhere', 'BAD_USER_INPUT', () => save({ ...post('bild'), picture: elsewhere })],
])('%s it is refused as %s', async (_, code, change) => {
  expect((await change()).code).toBe(code)
})

const elsewhere = { url: 'https://tracker.example/pixel.png', alt: '', width: 1, height: 1 }
