import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signInAttemptsOn } from '#features/members/store/sign-in-failures.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import { signInAttempt } from '#platform/db/tables/member.ts'
import { demoWorld } from '#seed/demo-world.ts'
import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { type ContentSystem, createContentSystem } from '../graphql/graphql-handler.ts'
import { pageBlocks } from './block-rules.ts'
import type { TriedLogin } from './content-context.ts'
import { announceContent } from './page-events.ts'
import { fillEmptyStore } from './starter-content.ts'
import { contentToken } from './tables/content.ts'

const start = Temporal.Instant.from('2026-11-25T10:00:00Z')
const { content } = demoWorld(start)
const accounts: Record<string, 'reader' | 'editor'> = { Ingrid: 'editor', Rosa: 'reader' }
const password = 'Ein Satz, den nur Ingrid und Rosa kennen'
const fl2d = '/workshops/flight-level-2-design'

let open: OpenDatabase
let cms: ContentSystem
let now = start
let announced: string[] = []

beforeAll(async () => {
  open = await freshEmbedded()
  await fillEmptyStore(open.db, content)
  await open.listen('page_tags', (payload) => announced.push(payload))
})
afterAll(() => open.close())
/** As each of several processes has one. */
const contentSystem = () =>
  createContentSystem(open.db, {
    clock: { now: () => now },
    announce: announceContent,
    onLogin: async (login) => void tried.push(login),
    checkLogin: async (username, given) => {
      const role = accounts[username]
      return role && given === password ? { name: username, role } : null
    },
    attempts: signInAttemptsOn(open.db, 'key of a test'),
  })
beforeEach(async () => {
  now = start
  announced = []
  cms = contentSystem()
  await open.db.delete(signInAttempt)
})

const tried: TriedLogin[] = []

interface Answer {
  status: number
  // the shape is what the test asked for
  // biome-ignore lint/suspicious/noExplicitAny: as above
  data: any
  code: string | undefined
  message: string | undefined
}

async function ask(
  query: string,
  variables: object = {},
  token?: string,
  { address = '192.0.2.1', device = null }: { address?: string; device?: string | null } = {},
): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const body = JSON.stringify({ query, variables })
  const request = new Request('http://content.example/graphql?lang=de', { method: 'POST', headers, body })
  const response = await cms.fetch(request, address, undefined, device)
  const { data, errors } = JSON.parse(await response.text())
  return { status: response.status, data, code: errors?.[0].extensions?.code, message: errors?.[0].message }
}

const loginMutation = 'mutation ($input: LoginInput!) { login(input: $input) { authToken } }'

function login(username: string, given = password, address = '192.0.2.1', device: string | null = null) {
  return ask(loginMutation, { input: { username, password: given } }, undefined, { address, device })
}

async function tokenOf(username: string): Promise<string> {
  return (await login(username)).data.login.authToken
}

const seen = 'id title status revision'
const pageQuery = `query ($uri: String!) { page(uri: $uri) { ${seen} } }`
const pageAt = async (uri: string, token?: string) => (await ask(pageQuery, { uri }, token)).data.page
const save = (input: object, token?: string) =>
  ask(`mutation ($input: SavePageInput!) { savePage(input: $input) { ${seen} } }`, { input }, token)
const step = (name: string, input: object, token?: string) =>
  ask(`mutation ($input: PageStepInput!) { ${name}(input: $input) { ${seen} } }`, { input }, token)
const remove = (input: object, token?: string) =>
  ask('mutation ($input: PageStepInput!) { deletePage(input: $input) }', { input }, token)
const restore = (input: object, token?: string) =>
  ask(`mutation ($input: RestoreRevisionInput!) { restoreRevision(input: $input) { ${seen} } }`, { input }, token)

const paragraph = (text: string) => [{ name: 'core/paragraph', fields: { content: text } }]
let made = 0
/** A page that Ingrid has written and no one else has seen. */
async function draftedPage(token: string) {
  made += 1
  const page = { uri: `/probe-${made}`, language: 'de', title: 'Probe', blocks: paragraph('Probe') }
  const { data } = await save({ ...page, expectedRevision: 0 }, token)
  return { ...page, id: data.savePage.id as string }
}

describe('a token', () => {
  test('is given to those who know the password, once, and only its hash stays', async () => {
    const token = await tokenOf('Ingrid')
    expect(token).toMatch(/^[\w-]{43}$/)
    const rows = await open.db.select().from(contentToken)
    expect(rows.map(({ name }) => name)).toContain('Ingrid')
    expect(JSON.stringify(rows)).not.toContain(token)
    expect((await login('Ingrid', 'geraten')).code).toBe('UNAUTHENTICATED')
    expect((await login('Niemand')).code).toBe('UNAUTHENTICATED')
  })

  test('ends after seven days, with an error and not as a visitor', async () => {
    const token = await tokenOf('Ingrid')
    now = start.add({ hours: 7 * 24 - 1 })
    expect(await pageAt('/', token)).toMatchObject({ status: 'PUBLISHED', revision: 1 })
    now = start.add({ hours: 7 * 24 })
    expect(await ask('{ page(uri: "/") { id } }', {}, token)).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
      data: undefined,
    })
  })

  test('is revoked by logging out, this one and no other', async () => {
    const [first, second] = [await tokenOf('Ingrid'), await tokenOf('Ingrid')]
    expect((await ask('mutation { logout }', {}, first)).data).toEqual({ logout: true })
    expect((await ask('{ page(uri: "/") { id } }', {}, first)).code).toBe('UNAUTHENTICATED')
    expect((await pageAt('/', second)).status).toBe('PUBLISHED')
    expect((await ask('mutation { logout }')).data).toEqual({ logout: false })
  })

  test.each(['Bearer geraten-geraten-geraten', 'Bearer', 'Basic aW5ncmlkOmdlaGVpbQ==', ''])(
    'that is none (%j) is refused',
    async (authorization) => {
      const request = new Request('http://content.example/graphql?query={page(uri:"/"){id}}', {
        headers: { authorization },
      })
      const response = await cms.fetch(request)
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })
    },
  )

  test('is not guessed at length: a name has ten attempts in a quarter of an hour, an address twenty', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await login('Ingrid', 'geraten', `198.51.100.${attempt}`)
    expect((await login('Ingrid', password, '198.51.100.99')).code).toBe('TOO_MANY_ATTEMPTS')
    for (let attempt = 0; attempt < 20; attempt += 1) await login(`Name ${attempt}`, 'geraten', '203.0.113.1')
    expect((await login('Rosa', password, '203.0.113.1')).code).toBe('TOO_MANY_ATTEMPTS')
    expect((await login('Rosa', password, '203.0.113.2')).data.login).toBeDefined()
    now = start.add({ minutes: 15, seconds: 1 })
    expect((await login('Ingrid')).data.login).toBeDefined()
  })

  test('is guessed no more often where several processes answer', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await login('Ingrid', 'geraten', `198.51.100.${attempt}`)
    cms = contentSystem()
    expect((await login('Ingrid', password, '198.51.100.99')).code).toBe('TOO_MANY_ATTEMPTS')
  })

  test('lets Ingrid in on a device that she is known on while strangers guess, and looks at ten guesses there; each is told', async () => {
    now = start.add({ minutes: 31 })
    for (let attempt = 0; attempt < 10; attempt += 1) await login('Ingrid', 'geraten', `198.51.100.${attempt}`)
    expect((await login('Ingrid', password, '192.0.2.9')).code).toBe('TOO_MANY_ATTEMPTS')
    tried.length = 0
    expect((await login('Ingrid', password, '192.0.2.9', 'hers')).data.login).toBeDefined()
    for (let attempt = 0; attempt < 10; attempt += 1) await login('Ingrid', 'geraten', '192.0.2.9', 'hers')
    expect((await login('Ingrid', password, '192.0.2.9', 'hers')).code).toBe('TOO_MANY_ATTEMPTS')
    const hers = { username: 'Ingrid', address: '192.0.2.9', isKnownDevice: true }
    expect(tried).toEqual([
      { ...hers, outcome: 'in' },
      ...Array.from({ length: 10 }, () => ({ ...hers, outcome: 'refused' })),
      { ...hers, outcome: 'too-many' },
    ])
  })
})

describe('a draft', () => {
  test('is beside what is published, for those with a token alone', async () => {
    const token = await tokenOf('Ingrid')
    const page = await pageAt(fl2d, token)
    const title = 'Flight Level 2 Design, bald neu'
    const saved = await save(
      { uri: fl2d, language: 'de', expectedRevision: 1, title, blocks: paragraph('Bald') },
      token,
    )
    expect(saved.data.savePage).toEqual({ id: page.id, title, status: 'CHANGED', revision: 2 })
    expect(await pageAt(fl2d)).toEqual({ ...page, status: null, revision: null })
    expect((await pageAt(fl2d, await tokenOf('Rosa'))).title).toBe(title)
    const children = `{ page(uri: "/workshops") { children(names: ["flight-level-2-design"]) { title } } }`
    expect((await ask(children)).data.page.children).toEqual([{ title: page.title }])
    expect((await ask(children, {}, token)).data.page.children).toEqual([{ title }])
    expect(announced).toEqual([])
  })

  test('has words for search engines, which anyone who does not know of them leaves alone', async () => {
    const token = await tokenOf('Ingrid')
    const { id, ...page } = await draftedPage(token)
    const picture = { url: '/media/3c1f/see.jpg', alt: 'Der See', width: 1600, height: 900 }
    const words = { title: 'Probe für alle', description: '', hidden: true }
    const search = { ...words, picture }
    const fields = 'search { title description hidden picture { url alt width height } }'
    const searchFields = async (asToken?: string) =>
      (await ask(`{ page(uri: "${page.uri}") { ${fields} } }`, {}, asToken)).data.page?.search
    await save({ ...page, expectedRevision: 1, search }, token)
    expect(await searchFields(token)).toEqual(search)
    await step('publishPage', { id, expectedRevision: 2 }, token)
    await save({ ...page, expectedRevision: 3, title: 'Noch eine', search: words }, token)
    expect(await searchFields(token)).toEqual(search)
    await save({ ...page, expectedRevision: 4, search: null }, token)
    expect(await searchFields(token)).toBeNull()
    expect(await searchFields()).toEqual(search)
    const long = { ...search, description: 'x'.repeat(321) }
    expect((await save({ ...page, expectedRevision: 5, search: long }, token)).code).toBe('BAD_USER_INPUT')
  })

  test('of a page that was never published is no page for visitors, until it is', async () => {
    const token = await tokenOf('Ingrid')
    const { id, uri } = await draftedPage(token)
    expect(await pageAt(uri)).toBeNull()
    expect(await pageAt(uri, token)).toMatchObject({ id, status: 'DRAFT', revision: 1 })
    const published = await step('publishPage', { id, expectedRevision: 1 }, token)
    expect(published.data.publishPage).toMatchObject({ status: 'PUBLISHED', revision: 2 })
    expect(await pageAt(uri)).toMatchObject({ id, title: 'Probe' })
    expect(announced).toEqual([`content content:de:${uri}`])
    expect((await step('publishPage', { id, expectedRevision: 2 }, token)).code).toBe('NOTHING_TO_PUBLISH')
  })

  test('is what is left when a page is taken from visitors', async () => {
    const token = await tokenOf('Ingrid')
    const { id, uri } = await draftedPage(token)
    await step('publishPage', { id, expectedRevision: 1 }, token)
    const withdrawn = await step('unpublishPage', { id, expectedRevision: 2 }, token)
    expect(withdrawn.data.unpublishPage).toMatchObject({ status: 'DRAFT', revision: 3 })
    expect(await pageAt(uri)).toBeNull()
    expect((await step('unpublishPage', { id, expectedRevision: 3 }, token)).code).toBe('NOT_PUBLISHED')
  })

  test('is not saved over someone else’s', async () => {
    const token = await tokenOf('Ingrid')
    const page = await draftedPage(token)
    const both = await Promise.all(
      ['Ingrids', 'Rosas'].map((title) => save({ ...page, id: undefined, title, expectedRevision: 1 }, token)),
    )
    expect(both.map(({ code }) => code).sort()).toEqual(['CONFLICT', undefined])
    const { id: _, ...again } = page
    expect((await save({ ...again, expectedRevision: 0 }, token)).code).toBe('CONFLICT')
  })
})

describe('revisions', () => {
  const revisionsQuery = 'query ($uri: String!) { page(uri: $uri) { revisions { number kind by at title } } }'

  test('keep every change with its name and time, for those with a token', async () => {
    const token = await tokenOf('Ingrid')
    const { id, uri } = await draftedPage(token)
    now = start.add({ minutes: 5 })
    await step('publishPage', { id, expectedRevision: 1 }, token)
    expect((await ask(revisionsQuery, { uri }, token)).data.page.revisions).toEqual([
      { number: 2, kind: 'PUBLISHED', by: 'Ingrid', at: '2026-11-25T10:05:00Z', title: 'Probe' },
      { number: 1, kind: 'SAVED', by: 'Ingrid', at: '2026-11-25T10:00:00Z', title: 'Probe' },
    ])
    expect((await ask(revisionsQuery, { uri })).data.page.revisions).toBeNull()
    expect((await ask(revisionsQuery, { uri: '/workshops' }, token)).data.page.revisions).toMatchObject([
      { number: 1, kind: 'PUBLISHED', by: 'seed' },
    ])
  })

  test('restore the earlier text, and a page that was deleted', async () => {
    const token = await tokenOf('Ingrid')
    const { id, uri, ...page } = await draftedPage(token)
    await save({ ...page, uri, title: 'Verschrieben', expectedRevision: 1 }, token)
    const restored = await restore({ id, revision: 1, expectedRevision: 2 }, token)
    expect(restored.data.restoreRevision).toEqual({ id, title: 'Probe', status: 'DRAFT', revision: 3 })
    expect((await remove({ id, expectedRevision: 2 }, token)).code).toBe('CONFLICT')
    expect((await remove({ id, expectedRevision: 3 }, token)).data).toEqual({ deletePage: true })
    expect(await pageAt(uri, token)).toBeNull()
    expect((await restore({ id, revision: 3, expectedRevision: 3 }, token)).code).toBe('CONFLICT')
    const back = await restore({ id, revision: 3, expectedRevision: 4 }, token)
    expect(back.data.restoreRevision).toEqual({ id, title: 'Probe', status: 'DRAFT', revision: 5 })
    expect((await restore({ id, revision: 99, expectedRevision: 5 }, token)).code).toBe('NOT_FOUND')
  })

  test.each([
    'update content_revision set "by" = \'Niemand\'',
    'delete from content_revision',
    'truncate content_revision',
  ])('only grow: %s', async (change) => {
    await expect(open.db.execute(sql.raw(change))).rejects.toMatchObject({
      cause: { message: 'content_revision only grows' },
    })
  })
})

describe('writing', () => {
  test('is for editors alone', async () => {
    const page = { uri: '/neu', language: 'de', expectedRevision: 0, title: 'Neu', blocks: [] }
    const anywhere = { id: '00000000-0000-4000-8000-000000000000', expectedRevision: 1 }
    for (const [token, code] of [
      [undefined, 'UNAUTHENTICATED'],
      [await tokenOf('Rosa'), 'FORBIDDEN'],
    ] as const) {
      expect((await save(page, token)).code).toBe(code)
      expect((await step('publishPage', anywhere, token)).code).toBe(code)
      expect((await step('unpublishPage', anywhere, token)).code).toBe(code)
      expect((await remove(anywhere, token)).code).toBe(code)
      expect((await restore({ ...anywhere, revision: 1 }, token)).code).toBe(code)
    }
    expect((await step('publishPage', anywhere, await tokenOf('Ingrid'))).code).toBe('NOT_FOUND')
  })

  test('is refused over GET', async () => {
    const request = new Request('http://content.example/graphql?query=mutation{logout}')
    expect((await cms.fetch(request)).status).toBe(405)
  })

  const nested = (depth: number): object[] =>
    depth === 0 ? [] : [{ name: 'core/group', innerBlocks: nested(depth - 1) }]

  test.each<[string, object]>([
    ['an address that moves up', { uri: '/a/../b' }],
    ['an address without a slash', { uri: 'neu' }],
    ['no title', { title: '  ' }],
    ['a heading of level seven', { blocks: [{ name: 'core/heading', fields: { level: 7 } }] }],
    ['a field that the kind has not', { blocks: [{ name: 'core/paragraph', fields: { onclick: 'x' } }] }],
    ['a paragraph that is a number', { blocks: [{ name: 'core/paragraph', fields: { content: 7 } }] }],
    ['a block without a name', { blocks: [{ fields: {} }] }],
    ['blocks that are none', { blocks: 'alles' }],
    ['a column outside of columns', { blocks: [{ name: 'core/column', innerBlocks: [] }] }],
    ['blocks too deep to be shown', { blocks: nested(9) }],
    ['a translation in its own language', { translationOf: '00000000-0000-4000-8000-000000000000' }],
  ])('%s is refused', async (_, wrong) => {
    const page = { uri: '/neu', language: 'de', expectedRevision: 0, title: 'Neu', blocks: [] }
    expect((await save({ ...page, ...wrong }, await tokenOf('Ingrid'))).code).toBe('BAD_USER_INPUT')
  })

  test('blocks of kinds that no one knows keep their html', async () => {
    const token = await tokenOf('Ingrid')
    const blocks = [{ name: 'core/table', fields: { html: '<table></table>' } }]
    await save({ uri: '/tabelle', language: 'de', expectedRevision: 0, title: 'Tabelle', blocks }, token)
    const query = '{ page(uri: "/tabelle") { storedBlocks blocks { ... on UnregisteredBlock { html } } } }'
    expect((await ask(query, {}, token)).data.page).toEqual({
      storedBlocks: blocks,
      blocks: [{ html: '<table></table>' }],
    })
  })

  test('every page of the seed world could be saved as it is', () => {
    for (const page of content.pages) expect(pageBlocks.parse(page.blocks)).toEqual(page.blocks)
  })

  test('a page and its new translation name each other once both are published', async () => {
    const token = await tokenOf('Ingrid')
    const german = await draftedPage(token)
    const translation = {
      uri: `${german.uri}-in-english`,
      language: 'en',
      title: 'Trial',
      blocks: [],
      expectedRevision: 0,
    }
    const english = await save({ ...translation, translationOf: german.id }, token)
    const translated = 'query ($uri: String!) { page(uri: $uri) { translated { slug locale hidden } } }'
    await step('publishPage', { id: german.id, expectedRevision: 1 }, token)
    expect((await ask(translated, { uri: german.uri })).data.page.translated).toEqual([])
    await step('publishPage', { id: english.data.savePage.id, expectedRevision: 1 }, token)
    expect((await ask(translated, { uri: german.uri })).data.page.translated).toEqual([
      { slug: translation.uri.slice(1), locale: 'en', hidden: false },
    ])
    const search = { title: '', description: '', hidden: true }
    await save({ ...translation, expectedRevision: 2, search }, token)
    await step('publishPage', { id: english.data.savePage.id, expectedRevision: 3 }, token)
    expect((await ask(translated, { uri: german.uri })).data.page.translated).toEqual([
      { slug: translation.uri.slice(1), locale: 'en', hidden: true },
    ])
  })

  test.each<[string, string, RegExp]>([
    [
      'forty logins in one request',
      `mutation { ${Array.from({ length: 40 }, (_, n) => `l${n}: login(input: {username: "a", password: "b"}) { authToken }`).join(' ')} }`,
      /costs/,
    ],
    [
      'a mutation 200 deep',
      `mutation { savePage(input: {uri: "/", language: de, expectedRevision: 1, title: "", blocks: []}) { blocks ${'{ innerBlocks '.repeat(200)}{ name }${' }'.repeat(200)} } }`,
      /deep/,
    ],
  ])('%s is refused before any of it runs', async (_, query, message) => {
    expect((await ask(query)).message).toMatch(message)
  })
})
