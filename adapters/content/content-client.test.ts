import { describe, expect, test } from 'vitest'
import { createContentClient } from './content-client.ts'
import { ContentError } from './content-error.ts'

/** A source that gives one fixed answer and remembers what it was asked. */
function sourceAnswering(body: unknown, init: ResponseInit = {}) {
  const asked: Request[] = []
  const transport = (request: Request) => {
    asked.push(request)
    return Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), init))
  }
  return { asked, client: createContentClient({ transport, url: 'http://content.example/graphql', token: 'secret' }) }
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
    const client = createContentClient({ transport, url: 'http://content.example/graphql' })
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
      const client = createContentClient({ transport, url: 'http://content.example/graphql', timeoutMs: 20 })
      await expect(client.page('/', 'de')).rejects.toMatchObject({
        name: 'ContentError',
        cause: { name: 'TimeoutError' },
      })
    }
  })
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
