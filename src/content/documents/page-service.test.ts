import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refused } from '#domain/result.ts'
import { commentStoresOn } from '#features/blog/store/comments.ts'
import { redirectReadsOn, redirectStoresOn } from '#features/redirects/store/redirects.ts'
import type { Database, OpenDatabase } from '#platform/db/database.ts'
import { member, memberSession } from '#platform/db/tables/member.ts'
import { demoWorld } from '#seed/demo-world.ts'
import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { toEditorItems, toStoredBlocks } from '../editor-items.ts'
import { tokensOn } from '../graphql/tokens.ts'
import type { MenuService } from '../ports/content-service.ts'
import type { PageService } from '../ports/documents.ts'
import { menuServiceOn, pageServiceOn } from './content-service.ts'
import { announceContent } from './page-events.ts'
import { fillEmptyStore } from './starter-content.ts'
import { contentPage } from './tables.ts'

const start = Temporal.Instant.from('2026-11-25T10:00:00Z')
const { content } = demoWorld(start)
const paragraph = (text: string) => [{ name: 'core/paragraph', fields: { content: text } }]
/** The whole database, including the tables of the content system. */
const redirects = (tx: unknown) => redirectStoresOn(tx as Database)
const comments = (tx: unknown) => commentStoresOn(tx as Database)
let open: OpenDatabase
let service: PageService
let menuService: MenuService
let now = start
let announced: string[] = []
let jobs: unknown[] = []

beforeAll(async () => {
  open = await freshEmbedded()
  await fillEmptyStore(open.db, content)
  await open.listen('page_tags', (payload) => announced.push(payload))
  menuService = menuServiceOn(open.db, {
    clock: { now: () => start },
    announce: announceContent,
    record: () => Promise.resolve(),
  })
  const randomSource = { token: () => 'a'.repeat(43) }
  service = pageServiceOn(open.db, {
    clock: { now: () => now },
    randomSource,
    announce: announceContent,
    redirects,
    comments,
    addEffect: async (_, effect, at) => void jobs.push([effect, at.toString()]),
  })
})
afterAll(() => open.close())

const text = async () =>
  (await open.db.select({ id: contentPage.id, all: sql<string>`content_page::text` }).from(contentPage))
    .map(({ id, all }) => id + all)
    .sort()

let made = 0
async function newPage() {
  made += 1
  const written = { title: 'Ausblick', blocks: paragraph('Eins'), trainingCategoryId: null }
  const page = {
    uri: `/ausblick-${made}`,
    language: 'de' as const,
    content: written,
    translationId: null,
    by: 'Ingrid',
  }
  const outcome = await service.create(page)
  if (outcome.outcome !== 'done') throw new Error('not made')
  return { ...page, id: outcome.id }
}

describe('every page of the seed world', () => {
  test('is byte for byte the same after it was opened and saved unchanged, without a revision', async () => {
    const before = await text()
    const listed = await service.list()
    expect(listed).toHaveLength(content.pages.length)
    for (const { id } of listed) {
      const page = await service.open(id)
      if (!page) throw new Error('listed and not there')
      const sent: unknown = JSON.parse(JSON.stringify(toStoredBlocks(toEditorItems(page.content.blocks))))
      const ask = { id, expected: page.revision, by: 'Ingrid', content: { title: page.title, blocks: sent } }
      expect(await service.save(ask)).toEqual({ outcome: 'done', id, revision: 1 })
      expect(await service.revisions(id, 10)).toHaveLength(1)
    }
    expect(await text()).toEqual(before)
  })

  test('is listed with its translation in the same group, and with who has changed it last', async () => {
    const starts = (await service.list()).filter(({ uri }) => uri === '/')
    expect(starts.map(({ language }) => language).sort()).toEqual(['de', 'en'])
    expect(new Set(starts.map(({ translationGroup }) => translationGroup)).size).toBe(1)
    expect(starts[0]).toMatchObject({ state: 'published', changedBy: 'seed', revision: 1 })
    const opened = await service.open(starts[0]?.id ?? '')
    expect(opened?.translation?.id).toBe(starts[1]?.id)
  })
})

describe('a page of Ingrid’s', () => {
  test('goes from draft to published to changed, and visitors hear of it only where they see it', async () => {
    const { id } = await newPage()
    const state = async () => (await service.list()).find((page) => page.id === id)?.state
    announced = []
    expect(await state()).toBe('draft')
    await service.publish({ id, expected: 1, by: 'Rosa' })
    expect(await state()).toBe('published')
    expect(announced).not.toEqual([])
    announced = []
    const saved = await service.save({
      id,
      expected: 2,
      by: 'Rosa',
      content: { title: 'Ausblick', blocks: paragraph('Zwei') },
    })
    expect(saved).toEqual({ outcome: 'done', id, revision: 3 })
    expect(await state()).toBe('changed')
    expect(announced).toEqual([])
    expect((await service.revisions(id, 10)).map(({ kind, by }) => [kind, by])).toEqual([
      ['saved', 'Rosa'],
      ['published', 'Rosa'],
      ['saved', 'Ingrid'],
    ])
  })

  test('has its own search fields in drafts and revisions, and the same fields twice are no version', async () => {
    const { id } = await newPage()
    const picture = { url: '/media/3c1f/see.jpg', alt: 'Der See', width: 1600, height: 900 }
    const search = { title: 'Ausblick auf 2027', description: '', hidden: true, picture }
    const ask = { id, by: 'Rosa', content: { search } }
    expect(await service.save({ ...ask, expected: 1 })).toEqual({ outcome: 'done', id, revision: 2 })
    expect(await service.save({ ...ask, expected: 2 })).toEqual({ outcome: 'done', id, revision: 2 })
    expect(await service.save({ ...ask, expected: 1 })).toEqual(refused('stale'))
    const change = { id, expected: 2, by: 'Ingrid', content: { title: 'Ausblick', blocks: paragraph('Zwei') } }
    expect((await service.save(change)).outcome).toBe('done')
    await service.publish({ id, expected: 3, by: 'Ingrid' })
    const nothing = { title: '', description: '', hidden: false }
    await service.save({ ...ask, expected: 4, content: { search: nothing } })
    expect((await service.open(id))?.content).not.toHaveProperty('search')
    await service.restore({ id, expected: 5, by: 'Rosa', number: 2 })
    expect((await service.open(id))?.content.search).toEqual(search)
    const kept = await Promise.all(
      [6, 5, 4, 3, 2, 1].map(async (number) => (await service.revision(id, number))?.search),
    )
    expect(kept).toEqual([search, undefined, search, search, search, undefined])
  })

  test('is not overwritten by who has read an older one', async () => {
    const { id } = await newPage()
    await service.save({ id, expected: 1, by: 'Ingrid', content: { title: 'Ausblick', blocks: paragraph('Ingrids') } })
    const late = await service.save({
      id,
      expected: 1,
      by: 'Rosa',
      content: { title: 'Ausblick', blocks: paragraph('Rosas') },
    })
    expect(late).toEqual(refused('stale'))
    expect((await service.open(id))?.content.blocks).toEqual(paragraph('Ingrids'))
  })

  test('keeps fields that no one knows, and refuses what is no block', async () => {
    const { id } = await newPage()
    const odd = [{ name: 'core/heading', fields: { level: 2, content: 'Für wen', colour: 'red' } }]
    const ask = { id, by: 'Rosa' }
    expect((await service.save({ ...ask, expected: 1, content: { blocks: odd } })).outcome).toBe('done')
    expect((await service.open(id))?.content.blocks).toEqual(odd)
    for (const blocks of [
      'no list',
      null,
      [{ name: 'core/heading', fields: { level: 9 } }],
      [{ name: 'x y' }],
      [{ name: 'core/paragraph', fields: { content: {} } }],
    ]) {
      expect(await service.save({ ...ask, expected: 2, content: { blocks } })).toEqual(refused('invalid-blocks'))
    }
  })

  test('comes back after it was deleted, if no one has taken its address', async () => {
    const { id, ...page } = await newPage()
    await service.remove({ id, expected: 1, by: 'Ingrid' })
    expect((await service.list()).find((one) => one.id === id)).toMatchObject({
      state: 'gone',
      title: 'Ausblick',
      revision: 2,
    })
    const other = await service.create(page)
    const back = { id, expected: 2, by: 'Rosa', number: 1 }
    expect(await service.restore(back)).toEqual(refused('taken'))
    if (other.outcome !== 'done') throw new Error('not made')
    await service.remove({ id: other.id, expected: 1, by: 'Rosa' })
    expect(await service.restore({ ...back, expected: 1 })).toEqual(refused('stale'))
    expect(await service.restore(back)).toEqual({ outcome: 'done', id, revision: 3 })
  })

  test('is published at its time, once, and not when the plan was another one or was given up', async () => {
    const [at, later] = [start.add({ hours: 2 }), start.add({ hours: 3 })]
    const { id } = await newPage()
    const seen = async () => {
      const page = await service.open(id)
      return [page?.state, page?.plannedAt, page?.revision]
    }
    jobs = []
    await service.plan({ id, by: 'Ingrid', at })
    await service.plan({ id, by: 'Ingrid', at: later })
    expect(jobs).toEqual(
      [at, later].map((time) => [{ kind: 'publish-page', pageId: id, at: time.toString() }, time.toString()]),
    )
    await service.publishPlanned(id, at)
    expect(await seen()).toEqual(['draft', later.toString(), 1])
    const listed = async () => (await service.list()).find((page) => page.id === id)?.plannedAt
    expect(await listed()).toBe(later.toString())
    await service.plan({ id, by: 'Ingrid', at: null })
    expect(await listed()).toBeNull()
    await service.publishPlanned(id, later)
    expect(await seen()).toEqual(['draft', null, 1])
    await service.plan({ id, by: 'Ingrid', at })
    announced = []
    await expect(service.publishPlanned(id, at)).rejects.toThrow('not due yet')
    now = at
    await service.publishPlanned(id, at)
    await service.publishPlanned(id, at)
    expect(await seen()).toEqual(['published', null, 2])
    expect(announced).toHaveLength(1)
    expect((await service.revisions(id, 1))[0]).toMatchObject({ kind: 'published', by: 'Ingrid' })
    const nothing = refused('nothing-to-publish')
    expect(await service.plan({ id, by: 'Ingrid', at: later })).toEqual(nothing)
    now = start
  })

  test.each([0, -1])('is not planned for a time that has passed (%i minutes from now)', async (minutes) => {
    const { id } = await newPage()
    jobs = []
    const past = refused('past')
    expect(await service.plan({ id, by: 'Ingrid', at: start.add({ minutes }) })).toEqual(past)
    expect([jobs, (await service.open(id))?.plannedAt]).toEqual([[], null])
  })

  test('is planned and has its job, or neither', async () => {
    const { id } = await newPage()
    const failing = pageServiceOn(open.db, {
      clock: { now: () => start },
      randomSource: { token: () => '' },
      announce: announceContent,
      redirects,
      comments,
      addEffect: () => Promise.reject(new Error('no queue')),
    })
    await expect(failing.plan({ id, by: 'Ingrid', at: start.add({ hours: 1 }) })).rejects.toThrow('no queue')
    expect((await service.open(id))?.plannedAt).toBeNull()
  })

  test('has no plan any more once someone has published it by hand', async () => {
    const { id } = await newPage()
    await service.plan({ id, by: 'Ingrid', at: start.add({ hours: 2 }) })
    await service.publish({ id, expected: 1, by: 'Rosa' })
    expect((await service.open(id))?.plannedAt).toBeNull()
  })

  test('goes to another address with the pages below it, and comes back without a circle', async () => {
    const { id, uri, language } = await newPage()
    const below = await service.create({
      uri: `${uri}/mehr`,
      language,
      content: { title: 'Mehr', blocks: paragraph('x'), trainingCategoryId: null },
      translationId: null,
      by: 'Ingrid',
    })
    if (below.outcome !== 'done') throw new Error('not made')
    await service.publish({ id, expected: 1, by: 'Ingrid' })
    const to = uri.replace('ausblick', 'aussicht')
    expect(await service.move({ id, expected: 1, by: 'Rosa', to })).toEqual(refused('stale'))
    announced = []
    expect(await service.move({ id, expected: 2, by: 'Rosa', to })).toEqual({ outcome: 'done', id, revision: 3 })
    expect(announced).toEqual(expect.arrayContaining(['redirects', 'content']))
    const places = async () => [(await service.open(id))?.uri, (await service.open(below.id))?.uri]
    expect(await places()).toEqual([to, `${to}/mehr`])
    const leads = async (path: string) => (await redirectReadsOn(open.db).targets()).get(`/de${path}`)
    expect([await leads(uri), await leads(`${uri}/mehr`), await leads(to)]).toEqual([`/de${to}`, undefined, undefined])
    expect((await service.revisions(id, 1))[0]).toMatchObject({ kind: 'moved', by: 'Rosa', number: 3 })
    await service.move({ id, expected: 3, by: 'Rosa', to: uri })
    expect([await leads(uri), await leads(to), ...(await places())]).toEqual([
      undefined,
      `/de${uri}`,
      uri,
      `${uri}/mehr`,
    ])
  })

  test('leaves its old address to a new page, and comes back to the new one when it was deleted', async () => {
    const { id, ...page } = await newPage()
    const to = page.uri.replace('ausblick', 'weitblick')
    await service.move({ id, expected: 1, by: 'Rosa', to })
    const other = await service.create(page)
    expect(other.outcome).toBe('done')
    const taken = refused('taken')
    expect(await service.move({ id, expected: 2, by: 'Rosa', to: page.uri })).toEqual(taken)
    await service.remove({ id, expected: 2, by: 'Rosa' })
    await service.restore({ id, expected: 3, by: 'Rosa', number: 1 })
    expect((await service.open(id))?.uri).toBe(to)
  })

  test('is named by menus at its new address, and by texts at its old one, which are listed', async () => {
    const books = (await service.list()).find(({ uri }) => uri === '/buecher')
    const imprint = (await service.list()).find(({ uri }) => uri === '/impressum')
    if (!(books && imprint)) throw new Error('not in the seed world')
    const links = await service.linksTo(books)
    expect(links.map(({ title }) => title)).toContain('Über uns')
    const menus = async () => JSON.stringify(await menuService.shown('de'))
    expect(await menus()).toContain('"/buecher"')
    await service.move({ id: books.id, expected: books.revision, by: 'Rosa', to: '/lesen' })
    expect(await menus()).not.toContain('"/buecher"')
    expect(await menus()).toContain('"/lesen"')
    expect((await service.open(books.id))?.translation?.uri).toBe('/books')
    const fixed = refused('fixed')
    expect(await service.move({ id: imprint.id, expected: 1, by: 'Rosa', to: '/wir' })).toEqual(fixed)
  })

  test.each(['nobody', 'b3a1f6c2-5d0e-4f7a-9c68-2e4d7a1b9f03'])('is none under the id %s', async (id) => {
    const ask = { id, expected: 1, by: 'Ingrid' }
    const missing = refused('missing')
    expect(await service.open(id)).toBeNull()
    expect(await service.save({ ...ask, content: { title: 'x', blocks: [] } })).toEqual(missing)
    for (const step of [service.publish, service.unpublish, service.remove]) expect(await step(ask)).toEqual(missing)
    expect(await service.restore({ ...ask, number: 1 })).toEqual(missing)
    expect(await service.move({ ...ask, to: '/wohin' })).toEqual(missing)
    expect(await service.plan({ ...ask, at: start.add({ hours: 1 }) })).toEqual(missing)
    await service.plan({ id, by: 'Ingrid', at: null })
    expect(await service.revisions(id, 5)).toEqual([])
    expect(await service.revision(id, 1)).toBeNull()
  })
})

describe('a preview that Nora has begun in the office', () => {
  test('ends with the session in which she did, idle or expired included, and is no token of a program', async () => {
    const { db } = open
    const [nora] = await db
      .insert(member)
      .values({ name: 'Nora Pichler', email: 'nora@flightlevels.example', role: 'owner' })
      .returning()
    const [session] = await db
      .insert(memberSession)
      .values({
        userId: nora?.id ?? '',
        token: 'of-a-session',
        updatedAt: new Date(start.epochMilliseconds),
        expiresAt: new Date(start.add({ hours: 12 }).epochMilliseconds),
      })
      .returning()
    const time = { now: start }
    const tokens = tokensOn(db, { clock: { now: () => time.now }, randomSource: { token: () => '' } })
    const reader = { name: 'Nora Pichler', holder: nora?.id ?? '', session: session?.id ?? '' }
    const token = await service.readerToken(reader)
    expect(await tokens.viewerOf(token)).toMatchObject({ name: 'Nora Pichler', role: 'reader' })
    expect(await tokens.all()).toEqual([])
    const viewer = await tokens.viewerOf(token)
    const isGoodAfter = async (hours: number) => {
      time.now = start.add({ hours })
      const isValid = viewer && (await tokens.isValid(viewer))
      expect((await tokens.viewerOf(token)) !== null).toBe(isValid)
      return isValid
    }
    expect([await isGoodAfter(7), await isGoodAfter(8)]).toEqual([true, false])
    await db.update(memberSession).set({ updatedAt: new Date(start.add({ hours: 8 }).epochMilliseconds) })
    expect([await isGoodAfter(8), await isGoodAfter(12)]).toEqual([true, false])
    time.now = start
    expect(await tokens.viewerOf(token)).toMatchObject({ role: 'reader' })
    await db.delete(memberSession)
    expect(await tokens.viewerOf(token)).toBeNull()
  })
})
