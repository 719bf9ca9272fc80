import { randomUUID } from 'node:crypto'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refused } from '#domain/result.ts'
import { commentReadsOn, commentStoresOn } from '#features/blog/store/comments.ts'
import { redirectReadsOn, redirectStoresOn } from '#features/redirects/store/redirects.ts'
import type { Database, OpenDatabase } from '#platform/db/database.ts'
import type { Effect } from '#platform/ports.ts'
import { demoWorld } from '#seed/demo-world.ts'
import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { toEditorItems, toStoredBlocks } from '../editor-items.ts'
import type { PostService, PostText } from '../ports/documents.ts'
import { postServiceOn } from './content-service.ts'
import { createContentStore } from './document-store.ts'
import { announceContent } from './page-events.ts'
import { fillEmptyStore } from './starter-content.ts'
import { contentMenu, contentPost } from './tables/content.ts'

const start = Temporal.Instant.from('2026-11-25T10:00:00Z')
let now = start
let open: OpenDatabase
let posts: PostService
const jobs: { effect: Effect; at: string }[] = []
const announced: string[] = []

beforeAll(async () => {
  open = await freshEmbedded()
  await fillEmptyStore(open.db, demoWorld(start).content)
  await open.listen('page_tags', (payload) => announced.push(payload))
  posts = postServiceOn(open.db, {
    clock: { now: () => now },
    randomSource: { token: () => 'a-token-of-a-preview-and-no-other-one' },
    announce: announceContent,
    addEffect: async (_, effect, at) => void jobs.push({ effect, at: at.toString() }),
    // the database of the test is the site's own
    redirects: (tx) => redirectStoresOn(tx as Database),
    comments: (tx) => commentStoresOn(tx as Database),
  })
})
afterAll(() => open.close())
beforeEach(() => {
  now = start
  jobs.length = 0
  announced.length = 0
})

const text: PostText = {
  title: 'Ein Board für drei Teams',
  excerpt: 'Was ein Streifen Klebeband ausmacht.',
  author: 'Priya Raman',
  tags: [],
  picture: null,
  body: '<p>Es begann mit einem Klebeband.</p>',
}
let made = 0
async function newPost(): Promise<string> {
  made += 1
  return create(`ein-board-${made}`)
}
async function create(
  slug: string,
  translation: { language: 'de' | 'en'; translationId: string | null } = german,
): Promise<string> {
  const created = await posts.createText({ slug, text, ...translation, by: 'Ingrid' })
  if (created.outcome === 'refused') throw new Error(created.refusal.reason)
  return created.id
}
const german = { language: 'de', translationId: null } as const
const seen = async (id: string) => {
  const post = await posts.find(id)
  return post && (await createContentStore(open.db, { drafts: false }).post(post.slug, 'de'))
}
const ingrid = { by: 'Ingrid' }
const done = { outcome: 'done' }

describe('the posts of the blog', () => {
  it('are listed in both languages, with their translations, by language and state', async () => {
    const all = await posts.list({ page: 1, first: 100 })
    expect(all.posts.every(({ translation, language }) => translation && translation.language !== language)).toBe(true)
    const german = await posts.list({ language: 'de', state: 'published', page: 1, first: 5 })
    expect(german.total).toBe(all.total / 2)
    expect(german.posts).toHaveLength(5)
    expect((await posts.list({ state: 'draft', page: 1, first: 5 })).total).toBe(0)
    expect(await posts.alone('de', null)).toEqual([])
  })

  it('are found by a part of title, address or author, whatever the accents, and also by the title of a draft', async () => {
    const slugs = async (text: string) =>
      (await posts.list({ text, language: 'de', page: 1, first: 5 })).posts.map(({ slug }) => slug)
    const slug = 'das-board-das-euch-fehlt'
    expect(await slugs('board, das euch')).toEqual([slug])
    expect(await slugs('das-euch-fehlt')).toEqual([slug])
    expect(await slugs('no such post')).toEqual([])
    const [post] = await open.db.select().from(contentPost).where(eq(contentPost.slug, slug))
    if (!post) throw new Error(slug)
    const draft = { ...post, title: 'Überflüssige Besprechungen' }
    await open.db.update(contentPost).set({ draft }).where(eq(contentPost.id, post.id))
    expect(await slugs('ueberfluss')).toEqual([slug])
    await open.db.update(contentPost).set({ draft: null }).where(eq(contentPost.id, post.id))
  })

  it('can be chosen as what is translated: the newest hundred, and an older one that was asked for', async () => {
    const [post] = await open.db.select().from(contentPost).where(eq(contentPost.language, 'de')).limit(1)
    if (!post) throw new Error('there is no post')
    const many = Array.from({ length: 120 }, (_, number) => ({
      ...post,
      id: crypto.randomUUID(),
      slug: `allein-${number}`,
      translationGroup: `allein-${number}`,
      publishedAt: Temporal.Instant.fromEpochMilliseconds(Date.UTC(2020, 0, 200 - number)),
    }))
    await open.db.insert(contentPost).values(many)
    const slugs = async (chosen: string | null) => (await posts.alone('de', chosen)).map(({ slug }) => slug)
    expect(await slugs(null)).toEqual(many.slice(0, 100).map(({ slug }) => slug))
    expect(await slugs(many[119]?.id ?? '')).toEqual(['allein-119', ...many.slice(0, 99).map(({ slug }) => slug)])
    await open.db.delete(contentPost).where(like(contentPost.slug, 'allein-%'))
  })

  it('stay byte for byte the same when they are opened and saved, whatever they are made of', async () => {
    const { posts: all } = await posts.list({ page: 1, first: 100 })
    const rows = new Map((await open.db.select().from(contentPost)).map((row) => [row.id, row]))
    for (const { id } of all) {
      const post = await posts.find(id)
      if (!post) throw new Error(id)
      const typed = { ...post.text, body: post.text.body.replaceAll('\n', '\r\n') }
      expect(await posts.saveText({ id, expected: post.revision, text: typed, ...ingrid })).toMatchObject(done)
      const { blocks, title, excerpt, author, tags, picture } = rows.get(id) ?? {}
      const [row] = (await open.db.select().from(contentPost)).filter((one) => one.id === id)
      expect(JSON.stringify(row?.draft?.blocks)).toBe(JSON.stringify(blocks))
      expect(row?.draft).toMatchObject({ title, excerpt, author, tags, picture })
    }
  })

  it('begin as drafts at an address of their own, as translations of one post of the other language', async () => {
    const id = await newPost()
    expect(await seen(id)).toBeUndefined()
    const again = { language: 'de' as const, text, ...ingrid }
    const slug = `ein-board-${made}`
    expect(await posts.createText({ ...again, slug, translationId: null })).toEqual(refused('taken'))
    expect(await posts.createText({ ...again, slug: 'noch-eins', translationId: id })).toEqual(
      refused('no-translation'),
    )
    const english = await create('one-board', { language: 'en', translationId: id })
    expect(await posts.find(id)).toMatchObject({ state: 'draft', translation: { slug: 'one-board', id: english } })
  })

  it('are seen once they are published, and no more once they are withdrawn', async () => {
    const id = await newPost()
    expect(await posts.publish({ id, expected: 1, ...ingrid })).toMatchObject(done)
    expect(await seen(id)).toMatchObject({ title: text.title })
    expect(await posts.saveText({ id, expected: 2, text: { ...text, title: 'Neu' }, ...ingrid })).toMatchObject(done)
    expect(await posts.find(id)).toMatchObject({ state: 'changed', text: { title: 'Neu' } })
    expect(await seen(id)).toMatchObject({ title: text.title })
    expect(await posts.unpublish({ id, expected: 3, ...ingrid })).toMatchObject(done)
    expect(await seen(id)).toBeUndefined()
    expect(announced).toHaveLength(2)
  })

  it('refuse an unknown block', async () => {
    const id = await newPost()
    const body = '<!-- block {"name":"core/heading","fields":{"level":9,"content":"A"}} -->'
    expect(await posts.saveText({ id, expected: 1, text: { ...text, body }, ...ingrid })).toEqual(
      refused('invalid-blocks'),
    )
  })

  it('are removed when deleted, and can be restored from a revision', async () => {
    const id = await newPost()
    expect(await posts.remove({ id, expected: 7, ...ingrid })).toEqual(refused('stale'))
    expect(await posts.remove({ id, expected: 1, ...ingrid })).toMatchObject(done)
    expect(await posts.find(id)).toBeNull()
    expect(await posts.restore({ id, number: 1, expected: 2, ...ingrid })).toMatchObject(done)
    expect(await posts.find(id)).toMatchObject({ text, state: 'draft' })
    expect((await posts.revisions(id, 100)).map(({ kind }) => kind)).toEqual(['restored', 'deleted', 'saved'])
  })

  it('are listed as deleted until they are back', async () => {
    const [first, second] = [await newPost(), await newPost()]
    await posts.remove({ id: first, expected: 1, ...ingrid })
    now = start.add({ minutes: 1 })
    await posts.remove({ id: second, expected: 1, ...ingrid })
    expect((await posts.deleted()).slice(0, 2).map(({ id }) => id)).toEqual([second, first])
    await posts.restore({ id: second, number: 2, expected: 2, ...ingrid })
    expect((await posts.deleted())[0]).toMatchObject({ id: first, title: text.title, revision: 2, state: 'gone' })
  })

  it('keep the date that their readers know, withdrawn and deleted meanwhile or not', async () => {
    const { posts: all } = await posts.list({ language: 'en', page: 1, first: 100 })
    const post = all.find(({ slug }) => slug === 'the-board-you-dont-have-yet')
    const id = post?.id ?? ''
    expect((await posts.revisions(id, 100)).at(-1)).toMatchObject({
      kind: 'published',
      by: 'seed',
      at: post?.publishedAt,
    })
    const { revision = 0 } = (await posts.find(id)) ?? {}
    await posts.unpublish({ id, expected: revision, ...ingrid })
    await posts.publish({ id, expected: revision + 1, ...ingrid })
    expect((await posts.find(id))?.publishedAt).toBe(post?.publishedAt)
    await posts.remove({ id, expected: revision + 2, ...ingrid })
    await posts.restore({ id, number: revision + 3, expected: revision + 3, ...ingrid })
    await posts.publish({ id, expected: revision + 4, ...ingrid })
    expect((await posts.find(id))?.publishedAt).toBe(post?.publishedAt)
  })

  it('keep their date when they were seeded without a revision', async () => {
    const id = randomUUID()
    const [row] = await open.db.select().from(contentPost).where(eq(contentPost.status, 'published')).limit(1)
    if (!row) throw new Error('no post')
    await open.db.insert(contentPost).values({ ...row, id, slug: 'ohne-version', translationGroup: id, revision: 1 })
    await posts.unpublish({ id, expected: 1, ...ingrid })
    await posts.publish({ id, expected: 2, ...ingrid })
    expect((await posts.find(id))?.publishedAt).toBe(row.publishedAt.toString())
    await open.db.delete(contentPost).where(eq(contentPost.id, id))
  })
})

it('two concurrent edits: the second is refused, and the first is kept', async () => {
  const id = await newPost()
  expect(await posts.saveText({ id, expected: 1, text: { ...text, title: 'Von Ingrid' }, by: 'Ingrid' })).toMatchObject(
    done,
  )
  expect(await posts.saveText({ id, expected: 1, text: { ...text, title: 'Von Nora' }, by: 'Nora' })).toEqual(
    refused('stale'),
  )
  expect(await posts.find(id)).toMatchObject({ revision: 2, text: { title: 'Von Ingrid' } })
  expect(await posts.revisionText(id, 1)).toMatchObject({ title: text.title })
})

describe('the words of a post for search engines', () => {
  it('leave a post of the seed world the date that its readers know', async () => {
    const all = await posts.list({ language: 'de', page: 1, first: 100 })
    const post = all.posts.find(({ slug }) => slug === 'das-board-das-euch-fehlt')
    if (!post) throw new Error('no post in the seed world')
    const search = { title: 'Für Suchende', description: '', hidden: false }
    const [at] = await open.db.select().from(contentPost).where(eq(contentPost.id, post.id))
    await posts.save({ id: post.id, expected: at?.revision ?? 0, content: { search }, ...ingrid })
    expect(await posts.publish({ id: post.id, expected: (at?.revision ?? 0) + 1, ...ingrid })).toMatchObject(done)
    expect((await posts.find(post.id))?.publishedAt).toBe(post.publishedAt)
  })

  it('are a draft beside its text, and go out with it', async () => {
    const id = await newPost()
    const search = { title: 'Boards im Vergleich', description: 'Drei Teams.', hidden: false }
    expect(await posts.save({ id, expected: 1, content: { search }, ...ingrid })).toMatchObject(done)
    expect(await posts.save({ id, expected: 1, content: { search: { ...search, title: '' } }, ...ingrid })).toEqual(
      refused('stale'),
    )
    const post = await posts.find(id)
    expect(post).toMatchObject({ revision: 2, text: { title: text.title, search } })
    await posts.saveText({ id, expected: 2, text: { ...text, search, title: 'Ein Board' }, ...ingrid })
    await posts.publish({ id, expected: 3, ...ingrid })
    expect(await seen(id)).toMatchObject({ title: 'Ein Board', search })
    const nothing = { title: '', description: '', hidden: false }
    await posts.save({ id, expected: 4, content: { search: nothing }, ...ingrid })
    expect(await seen(id)).toMatchObject({ search })
    expect((await posts.find(id))?.text.search).toBeUndefined()
  })
})

describe('another address', () => {
  const leads = async (path: string) => (await redirectReadsOn(open.db).targets()).get(path)
  const approved = (slug: string) => commentReadsOn(open.db).approved({ language: 'de', slug })

  it('takes comments and menus along, leads on from the old one, and leaves the link to its translation', async () => {
    const id = await newPost()
    const slug = `ein-board-${made}`
    const translation = await create(`a-board-${made}`, { language: 'en', translationId: id })
    await posts.publish({ id, expected: 1, ...ingrid })
    const newComment = {
      name: 'Lena',
      email: 'lena@example.com',
      comment: 'Bei uns auch.',
      notice: null,
      replyTo: null,
      signs: [],
    }
    const post = { language: 'de', slug } as const
    const comment = {
      ...newComment,
      id: randomUUID(),
      post,
      postTitle: text.title,
      state: 'approved',
      writtenAt: now,
    } as const
    await commentStoresOn(open.db).add({ ...comment, idempotencyKey: slug })
    const menu = { location: 'FOOTER', language: 'de', items: [{ label: 'Board', uri: `/blog/${slug}` }] } as const
    await open.db.delete(contentMenu).where(eq(contentMenu.location, 'FOOTER'))
    await open.db.insert(contentMenu).values({ ...menu, items: [...menu.items] })
    announced.length = 0
    const to = `drei-teams-${made}`
    expect(await posts.move({ id, expected: 2, to: `/blog/${to}`, ...ingrid })).toMatchObject(done)
    expect(await createContentStore(open.db, { drafts: false }).post(slug, 'de')).toBeUndefined()
    expect(await seen(id)).toMatchObject({ slug: to, revision: 3 })
    expect(await leads(`/de/blog/${slug}`)).toBe(`/de/blog/${to}`)
    expect([await approved(slug), (await approved(to)).map(({ name }) => name)]).toEqual([[], ['Lena']])
    const [footer] = await open.db.select().from(contentMenu).where(eq(contentMenu.location, 'FOOTER'))
    expect(footer?.items[0]?.uri).toBe(`/blog/${to}`)
    expect(announced).not.toEqual([])
    expect((await posts.find(translation))?.translation).toMatchObject({ id, slug: to })
    expect((await posts.revisions(id, 100)).map(({ kind }) => kind)).toEqual(['moved', 'published', 'saved'])
    expect(await posts.move({ id, expected: 3, to: `/blog/${slug}`, ...ingrid })).toMatchObject(done)
    expect(await leads(`/de/blog/${slug}`)).toBeUndefined()
    expect(await leads(`/de/blog/${to}`)).toBe(`/de/blog/${slug}`)
  })

  it('is led to from the old one of a post that is withdrawn by now, once it is out again', async () => {
    const id = await newPost()
    const slug = `ein-board-${made}`
    await posts.publish({ id, expected: 1, ...ingrid })
    await posts.unpublish({ id, expected: 2, ...ingrid })
    expect(await posts.move({ id, expected: 3, to: `/blog/wieder-da-${made}`, ...ingrid })).toMatchObject(done)
    expect(await leads(`/de/blog/${slug}`)).toBe(`/de/blog/wieder-da-${made}`)
  })

  it('is free for another post afterwards, and a deleted one is restored at its last address', async () => {
    const id = await newPost()
    const slug = `ein-board-${made}`
    const to = `anderswo-${made}`
    expect(await posts.move({ id, expected: 1, to: `/blog/${to}`, ...ingrid })).toMatchObject(done)
    expect(await leads(`/de/blog/${slug}`)).toBeUndefined()
    const next = await create(slug)
    expect(await posts.move({ id: next, expected: 1, to: `/blog/${to}`, ...ingrid })).toEqual(refused('taken'))
    expect(await posts.move({ id, expected: 1, to: '/blog/noch-woanders', ...ingrid })).toEqual(refused('stale'))
    expect(await posts.move({ id: 'no-id', expected: 1, to: `/blog/${to}`, ...ingrid })).toEqual(refused('missing'))
    await posts.remove({ id, expected: 2, ...ingrid })
    expect(await posts.restore({ id, number: 1, expected: 3, ...ingrid })).toMatchObject(done)
    expect(await posts.find(id)).toMatchObject({ slug: to, revision: 4 })
  })
})

describe('a time that is set', () => {
  const morning = start.add({ hours: 20 })
  const planned = async () => {
    const id = await newPost()
    expect(await posts.plan({ id, expected: 1, at: morning, ...ingrid })).toMatchObject(done)
    return id
  }

  it('publishes then what is saved last, by a job that was left in the same transaction', async () => {
    const id = await planned()
    expect(jobs).toEqual([
      { effect: { kind: 'publish-post', postId: id, at: morning.toString() }, at: morning.toString() },
    ])
    expect((await posts.list({ language: 'de', state: 'planned', page: 1, first: 9 })).posts).toMatchObject([{ id }])
    await posts.saveText({ id, expected: 1, text: { ...text, title: 'Am Morgen' }, ...ingrid })
    now = morning.add({ seconds: 1 })
    await posts.publishPlanned(id, morning)
    await posts.publishPlanned(id, morning)
    expect(await seen(id)).toMatchObject({ title: 'Am Morgen' })
    expect(await posts.find(id)).toMatchObject({ publishAt: null, state: 'published', revision: 3 })
    expect((await posts.revisions(id, 100))[0]).toMatchObject({ kind: 'published', by: 'schedule' })
  })

  it('is not waited for when a clock is early: the job comes again', async () => {
    const id = await planned()
    await expect(posts.publishPlanned(id, morning)).rejects.toThrow('not due yet')
    expect(await seen(id)).toBeUndefined()
  })

  it('can be another one or none, and the job of the first finds nothing to do', async () => {
    const id = await planned()
    const later = morning.add({ hours: 1 })
    expect(await posts.plan({ id, expected: 1, at: later, ...ingrid })).toMatchObject(done)
    now = later
    await posts.publishPlanned(id, morning)
    expect(await seen(id)).toBeUndefined()
    expect(await posts.plan({ id, expected: 1, at: null, ...ingrid })).toMatchObject(done)
    await posts.publishPlanned(id, later)
    expect(await seen(id)).toBeUndefined()
  })

  it('ends when someone publishes or withdraws by hand', async () => {
    const id = await planned()
    await posts.publish({ id, expected: 1, ...ingrid })
    expect(await posts.find(id)).toMatchObject({ publishAt: null })
    expect(await posts.plan({ id, expected: 2, at: morning, ...ingrid })).toEqual(refused('nothing-to-publish'))
  })

  it('is neither in the past nor for a version that no one has seen', async () => {
    const id = await newPost()
    expect(await posts.plan({ id, expected: 1, at: start, ...ingrid })).toEqual(refused('past'))
    expect(await posts.plan({ id, expected: 5, at: morning, ...ingrid })).toEqual(refused('stale'))
    expect(jobs).toEqual([])
  })
})

const rows = () => open.db.select().from(contentPost).orderBy(contentPost.id)

describe('a post in the visual editor', () => {
  it('stays byte for byte the same when it is opened and saved unchanged', async () => {
    const before = await rows()
    for (const { id } of before) {
      const post = await posts.open(id)
      if (!post) throw new Error('stored and not there')
      const { title, blocks } = post.content
      const sent: unknown = JSON.parse(JSON.stringify(toStoredBlocks(toEditorItems(blocks))))
      const saved = await posts.save({ id, expected: post.revision, by: 'Ingrid', content: { title, blocks: sent } })
      expect(saved).toEqual({ outcome: 'done', id, revision: post.revision })
    }
    expect(await rows()).toEqual(before)
  })

  it('is saved as a draft that keeps the rest of it, goes out, and is not overwritten by who has read an older one', async () => {
    const found = (await rows()).find(({ slug }) => slug === 'das-board-das-euch-fehlt')
    const post = await posts.open(found?.id ?? '')
    if (!post) throw new Error('no post in the seed world')
    const { id, revision: expected } = post
    expect(post).toMatchObject({
      uri: '/blog/das-board-das-euch-fehlt',
      state: 'published',
      translation: { language: 'en' },
    })
    const blocks = [{ name: 'core/paragraph', fields: { content: 'Vierzehn Boards.' } }]
    const ask = { id, expected, by: 'Ingrid', content: { title: 'Das Board', blocks } }
    expect(await posts.save(ask)).toEqual({ outcome: 'done', id, revision: expected + 1 })
    expect(await posts.save({ ...ask, by: 'Nora' })).toEqual(refused('stale'))
    expect(await posts.open(id)).toMatchObject({ state: 'changed', changedBy: 'Ingrid', content: { blocks } })
    expect((await posts.publish({ id, expected: expected + 1, by: 'Ingrid' })).outcome).toBe('done')
    const [after] = (await rows()).filter((row) => row.id === id)
    const { excerpt, author, tags, picture } = found ?? {}
    expect(after).toMatchObject({ title: 'Das Board', blocks, excerpt, author, tags, picture, draft: null })
  })

  it('is not there without one, and refuses what is no block', async () => {
    expect(await posts.open('no-id')).toBeNull()
    const [{ id = '', revision: expected = 0 } = {}] = await rows()
    const odd = [{ fields: {} }]
    const ask = { id, expected, by: 'Ingrid' }
    expect(await posts.save({ ...ask, content: { title: 'Ein Board', blocks: odd } })).toEqual(
      refused('invalid-blocks'),
    )
    expect(await posts.save({ ...ask, id: 'no-id', content: { blocks: [] } })).toEqual(refused('missing'))
    expect(await posts.publish({ ...ask, id: 'no-id' })).toEqual(refused('missing'))
  })
})
