import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createContentClient } from './content-client.ts'
import { ContentError, contentClients } from './content-clients.ts'

/** A source that gives one fixed answer and remembers what it was asked. */
function sourceAnswering(body: unknown, init: ResponseInit = {}) {
  const asked: Request[] = []
  const transport = (request: Request) => {
    asked.push(request)
    return Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), init))
  }
  return {
    asked,
    client: createContentClient(contentClients({ transport, url: 'http://content.example/graphql', token: 'secret' })),
  }
}

const fl2dPage = {
  id: '7',
  slug: 'flight-level-2-design',
  title: 'Flight Level 2 Design &amp; mehr',
  translated: [
    { slug: '/workshops/flight-level-2-design/', locale: 'en' },
    { slug: 'ateliers', locale: 'fr' },
  ],
  blocks: [{ name: 'core/paragraph', order: 0, content: 'Zwei <script>x</script>Tage', innerBlocks: [] }],
}

test('the FL2D page comes in the shape of the site', async () => {
  const { client } = sourceAnswering({ data: { page: fl2dPage } })
  expect(await client.page('/workshops/flight-level-2-design', 'de')).toEqual({
    id: '7',
    slug: 'flight-level-2-design',
    title: 'Flight Level 2 Design & mehr',
    translated: [{ slug: 'workshops/flight-level-2-design', locale: 'en' }],
    blocks: [{ name: 'core/paragraph', order: 0, content: 'Zwei Tage' }],
  })
})

/** A source that refuses queries with these fields, as validation does: all that it does not know in one answer. */
function sourceRefusing(refusals: Record<string, RegExp>, page: object = fl2dPage) {
  const asked: string[] = []
  const transport = async (request: Request) => {
    const { query } = z.object({ query: z.string() }).parse(await request.json())
    asked.push(query)
    const errors = Object.entries(refusals).flatMap(([message, field]) => (field.test(query) ? [{ message }] : []))
    return Response.json(errors.length > 0 ? { errors } : { data: { page } })
  }
  return { asked, client: createContentClient(contentClients({ transport, url: 'http://content.example/graphql' })) }
}

describe('what is there for search engines', () => {
  const noWords = { 'Cannot query field "search" on type "Page".': /search {/ }
  const noPicture = { 'Cannot query field "picture" on type "SearchFields".': /search {[^}]*picture/ }
  const noTranslation = { 'Cannot query field "hidden" on type "Translation".': /locale hidden/ }
  const search = { title: 'Zwei Tage', description: '', hidden: false }

  test('is not asked of a source that knows no such words, from its first refusal on', async () => {
    const { asked, client } = sourceRefusing(noWords)
    expect(await client.page('/workshops', 'de')).toMatchObject({ slug: 'flight-level-2-design' })
    expect(await client.page('/', 'de')).toMatchObject({ slug: 'flight-level-2-design' })
    expect(asked.map((query) => query.includes('search {'))).toEqual([true, false, false])
  })

  test.each([
    ['no picture beside a shared link', noPicture],
    ['not which translations are hidden', noTranslation],
    ['neither of the two', { ...noPicture, ...noTranslation }],
  ])('is asked for its words where the source knows %s', async (_, refusals) => {
    const { asked, client } = sourceRefusing(refusals, { ...fl2dPage, search })
    for (const _try of [1, 2]) expect((await client.page('/workshops', 'de'))?.search).toEqual(search)
    expect(asked).toHaveLength(3)
  })

  test('is all refused in one answer, and the page comes with the next', async () => {
    const { asked, client } = sourceRefusing({ ...noWords, ...noPicture, ...noTranslation })
    expect(await client.page('/workshops', 'de')).toMatchObject({ slug: 'flight-level-2-design' })
    expect(asked).toHaveLength(2)
  })

  test('marks a translation that is hidden from search engines', async () => {
    const translated = [{ slug: 'workshops/x', locale: 'en', hidden: true }]
    const { client } = sourceAnswering({ data: { page: { ...fl2dPage, translated } } })
    expect((await client.page('/workshops/x', 'de'))?.translated).toEqual(translated)
  })

  test('an error about something else is no reason to ask for less', async () => {
    const { asked, client } = sourceRefusing({ 'Cannot query field "blocks" on type "Page".': /blocks/ })
    await expect(client.page('/workshops', 'de')).rejects.toThrow('Something went wrong')
    expect(asked).toHaveLength(1)
  })
})

test('a request names its language, its uri and the token', async () => {
  const { asked, client } = sourceAnswering({ data: { page: null } })
  await client.page('/workshops', 'en')
  const [request] = asked
  expect(request?.url).toBe('http://content.example/graphql?lang=en')
  expect(request?.headers.get('authorization')).toBe('Bearer secret')
  expect(await request?.json()).toMatchObject({ variables: { uri: '/workshops' } })
})

test('a page that does not exist is null', async () => {
  const { client } = sourceAnswering({ data: { page: null } })
  expect(await client.page('/gibt-es-nicht', 'de')).toBeNull()
})

describe('a source that fails is never taken for a missing page', () => {
  test.each<[string, unknown, ResponseInit]>([
    ['errors beside a null page', { data: { page: null }, errors: [{ message: 'database is gone' }] }, { status: 200 }],
    ['errors beside a whole page', { data: { page: fl2dPage }, errors: [{ message: 'blocks failed' }] }, {}],
    ['errors without data', { errors: [{ message: 'Cannot query field' }] }, {}],
    ['a crash report with a data key', { code: 'internal_server_error', data: { status: 500 } }, { status: 500 }],
    ['the same with status 200', { code: 'internal_server_error', data: { status: 500 } }, { status: 200 }],
    ['data without the page', { data: {} }, {}],
    ['a page without blocks', { data: { page: { ...fl2dPage, blocks: null } } }, {}],
    ['status 502 and a null page', { data: { page: null } }, { status: 502 }],
    ["a proxy's HTML", '<html>Bad gateway</html>', { status: 200 }],
    ['nothing at all', '', { status: 200 }],
    ['a bare null', 'null', {}],
  ])('%s', async (_, body, init) => {
    const { client } = sourceAnswering(body, init)
    await expect(client.page('/workshops', 'de')).rejects.toEqual(
      new ContentError('Something went wrong, /de/workshops'),
    )
  })

  test('a connection that breaks', async () => {
    const transport = () => Promise.reject(new TypeError('fetch failed'))
    const client = createContentClient(contentClients({ transport, url: 'http://content.example/graphql' }))
    await expect(client.page('/', 'en')).rejects.toMatchObject({
      name: 'ContentError',
      message: 'Something went wrong, /en',
      cause: { message: 'fetch failed' },
    })
  })

  test('an answer that never comes, or never ends', async () => {
    const silent = () => new Promise<Response>(() => undefined)
    const endless = () =>
      Promise.resolve(new Response(new ReadableStream({ pull: () => new Promise(() => undefined) })))
    for (const transport of [silent, endless]) {
      const client = createContentClient(
        contentClients({ transport, url: 'http://content.example/graphql', timeoutMs: 20 }),
      )
      await expect(client.page('/', 'de')).rejects.toMatchObject({
        name: 'ContentError',
        cause: { name: 'TimeoutError' },
      })
    }
  })
})

test('the pages below another come in the order asked for, with their category', async () => {
  const fl3dPage = { ...fl2dPage, slug: 'flight-level-3-design', trainingCategoryId: 138 }
  const children = [fl3dPage, { ...fl2dPage, trainingCategoryId: 135 }]
  const { client } = sourceAnswering({ data: { page: { children } } })
  const names = ['flight-level-2-design', 'fl9d', 'flight-level-3-design']
  expect((await client.children('/workshops', names, 'de'))?.map((child) => child.trainingCategoryId)).toEqual([
    135, 138,
  ])
})

test('three clients ask one endpoint: without a language, in German, in English', async () => {
  const asked: string[] = []
  const transport = (request: Request) => {
    asked.push(`${new URL(request.url).search} ${request.headers.get('authorization')}`)
    return Promise.resolve(Response.json({ data: { page: null } }))
  }
  const endpoint = { transport, url: 'http://content.example/graphql?site=at', token: 'of the site' }
  const clients = contentClients(endpoint, { default: 'of the editor', en: 'of the English editor' })
  for (const id of ['default', 'de', 'en'] as const) {
    await clients[id].ask({ query: '{ page }', variables: {}, answer: z.unknown() })
  }
  expect(asked).toEqual([
    '?site=at Bearer of the editor',
    '?site=at&lang=de Bearer of the site',
    '?site=at&lang=en Bearer of the English editor',
  ])
})

test.each<[string, unknown, ResponseInit]>([
  ['the code of GraphQL', { data: null, errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] }, {}],
  ['the status of HTTP', 'Unauthorized', { status: 401 }],
])('a token that is refused is told apart from an outage, by %s', async (_, body, init) => {
  const { client } = sourceAnswering(body, init)
  await expect(client.page('/', 'de')).rejects.toMatchObject({ cause: { name: 'RefusedToken' } })
})

test('the category of FL2D is 135, of an unknown slug null, of a failing source an error', async () => {
  const found = sourceAnswering({ data: { termNode: { databaseId: 135 } } })
  expect(await found.client.categoryId('fl2d', 'de')).toBe(135)
  const missing = sourceAnswering({ data: { termNode: null } })
  expect(await missing.client.categoryId('fl9d', 'de')).toBeNull()
  const failing = sourceAnswering({ data: { termNode: null }, errors: [{ message: 'no' }] })
  await expect(failing.client.categoryId('fl2d', 'de')).rejects.toEqual(
    new ContentError('Could not load category for fl2d'),
  )
})
