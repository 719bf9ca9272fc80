import { eq, sql } from 'drizzle-orm'
import { getIntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#platform/db/database.ts'
import { demoWorld } from '#seed/demo-world.ts'
import { freshServer } from '#tests/helpers/fresh-server.ts'
import { createContentSystem } from '../graphql/graphql-handler.ts'
import { fillEmptyStore } from './starter-content.ts'
import { contentPage, contentTerm } from './tables.ts'

const { content } = demoWorld(Temporal.Instant.from('2026-11-25T10:00:00Z'))
let open: OpenDatabase

beforeAll(async () => {
  open = await freshServer()
  await fillEmptyStore(open.db, content)
})
afterAll(() => open.close())

async function ask(query: string, { lang = '', headers = {} as Record<string, string>, method = 'POST' } = {}) {
  const failures: unknown[] = []
  const cms = createContentSystem(open.db, { onError: (error) => failures.push(error) })
  const url = new URL(`http://content.example/graphql${lang && `?lang=${lang}`}`)
  if (method === 'GET') url.searchParams.set('query', query)
  const body = method === 'POST' ? { body: JSON.stringify({ query }) } : {}
  const response = await cms.fetch(
    new Request(url, { method, headers: { 'content-type': 'application/json', ...headers }, ...body }),
  )
  return { status: response.status, failures, ...JSON.parse(await response.text()) }
}

const fl2d = '/workshops/flight-level-2-design'

test('the FL2D page names itself, its translation and its category', async () => {
  const { data } = await ask(`{ page(uri: "${fl2d}") { slug title translated { slug locale } trainingCategoryId } }`)
  expect(data.page).toEqual({
    slug: 'flight-level-2-design',
    title: 'Flight Level 2 Design',
    translated: [{ slug: 'workshops/flight-level-2-design', locale: 'en' }],
    trainingCategoryId: 135,
  })
})

test('the endpoint speaks German unless asked for English', async () => {
  const query = '{ page(uri: "/workshops") { title } }'
  expect((await ask(query)).data.page.title).toBe('Workshops und Termine')
  expect((await ask(query, { lang: 'de' })).data.page.title).toBe('Workshops und Termine')
  expect((await ask(query, { lang: 'en' })).data.page.title).toBe('Workshops and dates')
})

test.each(['workshops', '/workshops/', 'workshops/'])('the workshop list is found under %s too', async (uri) => {
  expect((await ask(`{ page(uri: "${uri}") { slug } }`)).data.page).toEqual({ slug: 'workshops' })
})

test.each(['/gibt-es-nicht', '//workshops', '/Workshops', '', '/\\u0000', "/'; drop table content_page; --"])(
  'there is no page at %j, and that is no error',
  async (uri) => {
    const answer = await ask(`{ page(uri: "${uri}") { id } }`)
    // the empty path is the start page, as in `/de`
    expect(answer.data.page === null).toBe(uri !== '')
    expect(answer.errors).toBeUndefined()
  },
)

test('blocks answer as their own types, in order, with the blocks inside them', async () => {
  const { data } = await ask(`{ page(uri: "/") { blocks { __typename name order innerBlocks { __typename order
    ... on CoreHeadingBlock { level content } ... on CoreParagraphBlock { content } innerBlocks { __typename
    ... on CoreButtonBlock { text url ghostButton linkTarget } } } } } }`)
  const [cover, levels] = data.page.blocks
  expect(cover).toMatchObject({ __typename: 'CoreCoverBlock', name: 'core/cover', order: 0 })
  expect(cover.innerBlocks[0]).toMatchObject({ __typename: 'CoreHeadingBlock', order: 0, level: 1, innerBlocks: [] })
  expect(cover.innerBlocks[2].innerBlocks[1]).toEqual({
    __typename: 'CoreButtonBlock',
    text: 'Was sind Flight Levels?',
    url: '#flughoehen',
    ghostButton: true,
    linkTarget: null,
  })
  expect(levels).toMatchObject({ __typename: 'CoreGroupBlock', order: 1 })
})

test('child pages come in the order of the names, and only from one level below', async () => {
  const names = '["flight-level-3-design", "gibt-es-nicht", "flight-level-2-design", "a/b"]'
  const { data } =
    await ask(`{ workshops: page(uri: "/workshops") { children(names: ${names}) { slug trainingCategoryId } }
    start: page(uri: "/") { children(names: ["workshops", "flight-level-2-design"]) { slug } } }`)
  expect(data.workshops.children).toEqual([
    { slug: 'flight-level-3-design', trainingCategoryId: 138 },
    { slug: 'flight-level-2-design', trainingCategoryId: 135 },
  ])
  expect(data.start.children).toEqual([{ slug: 'workshops' }])
})

test('a term of CERTIFICATION gives its number, an unknown one null, another taxonomy an error', async () => {
  const term = (slug: string, taxonomy = 'CERTIFICATION') =>
    ask(`{ termNode(id: "${slug}", idType: SLUG, taxonomy: ${taxonomy}) { databaseId } }`)
  expect((await term('fl2d')).data.termNode).toEqual({ databaseId: 135 })
  expect((await term('fl3d')).data.termNode).toEqual({ databaseId: 138 })
  expect((await term('flsa')).data.termNode).toEqual({ databaseId: 60 })
  expect((await term('fl9d')).data.termNode).toBeNull()
  expect((await term('fl2d', 'TAG')).errors).toHaveLength(1)
})

test('the endpoint answers GET as well, and its schema can be read', async () => {
  expect((await ask('{ page(uri: "/") { slug } }', { method: 'GET' })).data.page).toEqual({ slug: '' })
  expect((await ask(getIntrospectionQuery())).data.__schema.queryType.name).toBe('Query')
})

describe('with pages that an editor has touched', () => {
  const rollback = new Error('rolled back on purpose')

  /** Runs in a transaction that never happened. */
  async function inPassing(
    work: (ask: (query: string) => Promise<Record<string, never>>) => Promise<void>,
    change: string,
  ) {
    const passing = open.db.transaction(async (tx) => {
      await tx.execute(sql.raw(change))
      const cms = createContentSystem(tx)
      await work(async (query) => {
        const url = `http://content.example/graphql?query=${encodeURIComponent(query)}`
        return JSON.parse(await (await cms.fetch(new Request(url))).text())
      })
      throw rollback
    })
    await expect(passing).rejects.toBe(rollback)
  }

  test('a draft is not there: not as a page, not as a translation, not as a child, whatever the token', async () => {
    const draft = `update content_page set status = 'draft' where uri = '${fl2d}' and language = 'de'`
    await inPassing(async (askHere) => {
      const answer = await askHere(`{ page(uri: "${fl2d}") { id }
        parent: page(uri: "/workshops") { children(names: ["flight-level-2-design"]) { id } } }`)
      expect(answer).toEqual({ data: { page: null, parent: { children: [] } } })
    }, draft)
    const englishDraft = `update content_page set status = 'draft' where uri = '${fl2d}' and language = 'en'`
    await inPassing(async (askHere) => {
      expect(await askHere(`{ page(uri: "${fl2d}") { translated { slug } } }`)).toEqual({
        data: { page: { translated: [] } },
      })
    }, englishDraft)
  })

  test('a title is text: rendered it is escaped, raw it is as written', async () => {
    const change = `update content_page set title = 'Q & A <script>' where uri = '/' and language = 'de'`
    await inPassing(async (askHere) => {
      const answer = await askHere('{ page(uri: "/") { title raw: title(format: RAW) } }')
      expect(answer).toEqual({ data: { page: { title: 'Q &amp; A &lt;script&gt;', raw: 'Q & A <script>' } } })
    }, change)
  })

  test('a careless block or one without a type does not cost the page', async () => {
    const blocks = JSON.stringify([
      { name: 'core/heading' },
      { name: 'core/table', fields: { html: '<table></table>' } },
    ])
    const change = `update content_page set blocks = '${blocks}' where uri = '/' and language = 'de'`
    await inPassing(async (askHere) => {
      const answer = await askHere(
        '{ page(uri: "/") { blocks { name ... on CoreHeadingBlock { level content } ... on UnregisteredBlock { html } } } }',
      )
      expect(answer).toEqual({
        data: {
          page: {
            blocks: [
              { name: 'core/heading', level: 2, content: '' },
              { name: 'core/table', html: '<table></table>' },
            ],
          },
        },
      })
    }, change)
  })
})

describe('queries that ask for too much get an error and nothing runs', () => {
  const nested = (depth: number) =>
    `{ page(uri: "/") { blocks ${'{ innerBlocks '.repeat(depth)}{ name }${' }'.repeat(depth)} } }`

  test.each([
    ['too deep', nested(40), /levels deep/],
    ['deep beyond the parser', nested(100_000), /more than 2000 tokens/],
    [
      'deep through fragments',
      `{ page(uri: "/") { blocks { ...a } } }
      fragment a on Block { innerBlocks { innerBlocks { innerBlocks { innerBlocks { innerBlocks { ...b } } } } } }
      fragment b on Block { innerBlocks { innerBlocks { innerBlocks { innerBlocks { innerBlocks { ...c } } } } } }
      fragment c on Block { innerBlocks { innerBlocks { innerBlocks { innerBlocks { innerBlocks { name } } } } } }`,
      /levels deep/,
    ],
    [
      'a hundred pages',
      `{ ${Array.from({ length: 100 }, (_, n) => `p${n}: page(uri: "/") { id }`).join(' ')} }`,
      /costs/,
    ],
    [
      'fragments that double',
      `{ page(uri: "/") { ...f0 } } ${Array.from({ length: 40 }, (_, n) => `fragment f${n} on Page { ...f${n + 1} ...f${n + 1} }`).join(' ')} fragment f40 on Page { id }`,
      /costs/,
    ],
    ['a fragment in itself', '{ page(uri: "/") { ...f } } fragment f on Page { id ...f }', /within itself/],
  ])('%s', async (_, query, message) => {
    const answer = await ask(query)
    expect(answer.errors[0].message).toMatch(message)
    expect(answer.data).toBeUndefined()
    expect(answer.failures).toEqual([])
  })
})

test('reports an error of the store to the operator, not to the visitor', async () => {
  const closed = await freshServer()
  await closed.close()
  const failures: unknown[] = []
  const cms = createContentSystem(closed.db, { onError: (error) => failures.push(error) })
  const answer = await cms.fetch(new Request('http://content.example/graphql?query={page(uri:"/"){id}}'))
  expect(await answer.json()).toMatchObject({ data: { page: null }, errors: [{ message: 'Unexpected error.' }] })
  expect(failures).toHaveLength(1)
})

test('an empty store is filled once and then belongs to its editors', async () => {
  expect(await fillEmptyStore(open.db, content)).toBe(false)
  expect(await open.db.$count(contentPage)).toBe(content.pages.length)
  expect(await open.db.$count(contentTerm, eq(contentTerm.taxonomy, 'CERTIFICATION'))).toBe(6)
})

test('starter content goes in whole or not at all', async () => {
  const other = await freshServer()
  const twice = { ...content, pages: [...content.pages, ...content.pages] }
  await expect(fillEmptyStore(other.db, twice)).rejects.toThrow()
  expect(await other.db.$count(contentTerm)).toBe(0)
  expect(await fillEmptyStore(other.db, content)).toBe(true)
  await other.close()
})
