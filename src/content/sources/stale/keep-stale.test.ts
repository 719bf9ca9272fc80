import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Post } from '#domain/blog/post.ts'
import type { ChildPage, ContentPage, ListedPage } from '#domain/content/content-page.ts'
import type { Testimonial } from '#domain/content/testimonial.ts'
import { ContentError } from '../content-clients.ts'
import { keepStale } from './keep-stale.ts'
import type { StaleStore } from './kept-answers.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const failure = () => Promise.reject(new ContentError('Something went wrong, /de/workshops'))

function workshopsPage(title = 'Workshops'): ContentPage {
  return { id: '3', slug: 'workshops', title, translated: [{ slug: 'workshops', locale: 'en' }], blocks: [] }
}

function storeInMemory(rows = new Map<string, string>()): StaleStore & { rows: Map<string, string> } {
  return {
    rows,
    keep: async (key, answer) => void rows.set(key, JSON.stringify(answer)),
    find: async (key) => JSON.parse(rows.get(key) ?? 'null') ?? undefined,
    forget: async (key) => void rows.delete(key),
  }
}

function missingBoard(): Post {
  return {
    id: 'post',
    slug: 'das-board-das-euch-fehlt',
    title: 'Das Board, das euch fehlt',
    excerpt: 'Vierzehn Boards, neun Monate.',
    author: 'Theresa Moosbrugger',
    publishedAt: '2026-11-10T07:00:00Z',
    tags: [{ slug: 'koordination', name: 'Koordination' }],
    translated: [{ slug: 'the-board-you-dont-have-yet', locale: 'en' }],
    blocks: [],
  }
}

const petra: Testimonial = { slug: 'petra-holzinger', author: 'Petra Holzinger', message: 'Eine einzige Wand.' }
const sigrid: Testimonial = { slug: 'sigrid-aas', author: 'Sigrid Aas', message: 'Ein halbes Jahr erspart.' }

/** A cached source whose server the test controls. */
function kept(store: StaleStore = storeInMemory()) {
  const events: string[] = []
  const logged: { facts: object; message: string }[] = []
  const asked: string[] = []
  const time = { now: saturday }
  const source = {
    page: (): Promise<ContentPage | null> => Promise.resolve(workshopsPage()),
    categoryId: (): Promise<number | null> => Promise.resolve(135),
    children: (): Promise<ChildPage[] | null> => Promise.resolve([{ ...workshopsPage(), trainingCategoryId: 135 }]),
    pages: (): Promise<ListedPage[]> =>
      Promise.resolve([{ uri: '/workshops', title: 'Workshops', translated: [{ slug: 'workshops', locale: 'en' }] }]),
    testimonials: (): Promise<Testimonial[]> => Promise.resolve([petra, sigrid]),
    post: (): Promise<Post | null> => Promise.resolve(missingBoard()),
  }
  const content = keepStale(
    {
      page(uri, language) {
        asked.push(`${language} ${uri}`)
        return source.page()
      },
      categoryId(slug, language) {
        asked.push(`${language} ${slug}`)
        return source.categoryId()
      },
      children(uri, names, language) {
        asked.push(`${language} ${uri} ${names}`)
        return source.children()
      },
      pages(language) {
        asked.push(`${language} list`)
        return source.pages()
      },
      post(slug, language) {
        asked.push(`${language} post ${slug}`)
        return source.post()
      },
      async testimonials(language) {
        asked.push(`${language} testimonials`)
        return source.testimonials()
      },
      async posts(language) {
        asked.push(`${language} posts`)
        const post = await source.post()
        return post ? [post] : []
      },
    },
    {
      store,
      clock: { now: () => time.now },
      log: { warn: (facts, message) => void logged.push({ facts, message }) },
      count: (event) => void events.push(event),
      patienceMs: 30,
    },
  )
  const workshops = () => content.page('/workshops', 'de')
  const later = (seconds: number) => {
    time.now = time.now.add({ seconds })
  }
  return { asked, content, events, later, logged, source, workshops }
}

describe('a source that works', () => {
  test('is asked once a minute, however many visit', async () => {
    const { asked, later, workshops } = kept()
    for (let visit = 0; visit < 5; visit += 1) expect(await workshops()).toEqual(workshopsPage())
    expect(asked).toEqual(['de /workshops'])
    later(59)
    await workshops()
    expect(asked).toHaveLength(1)
    later(1)
    await workshops()
    expect(asked).toHaveLength(2)
  })

  test('gets one question from ten visitors who come at the same time', async () => {
    const { asked, workshops } = kept()
    const pages = await Promise.all(Array.from({ length: 10 }, workshops))
    expect(asked).toHaveLength(1)
    expect(pages).toEqual(Array.from({ length: 10 }, () => workshopsPage()))
  })

  test('keeps the list of pages too, each language for itself, until a page changes', async () => {
    const { asked, content, source } = kept()
    expect(await content.pages('de')).toEqual(await source.pages())
    await content.pages('de')
    await content.pages('en')
    expect(asked).toEqual(['de list', 'en list'])
    content.purge(['content', 'content:de:/workshops'])
    await content.pages('de')
    expect(asked).toHaveLength(3)
  })

  test('keeps testimonials, whichever of them a page shows, also over a restart and a failure', async () => {
    const store = storeInMemory()
    const { asked, content } = kept(store)
    expect(await content.testimonials('de', ['sigrid-aas'])).toEqual([sigrid])
    expect(await content.testimonials('de')).toEqual([petra, sigrid])
    expect(asked).toEqual(['de testimonials'])
    const restarted = kept(store)
    restarted.source.testimonials = failure
    expect(await restarted.content.testimonials('de')).toEqual([petra, sigrid])
  })

  test('reports how long each response is fresh, from the time of the query', async () => {
    const { content, later, source } = kept()
    const noted: number[] = []
    const once = () => content.noting((ms) => noted.push(ms)).page('/workshops', 'de')
    await once()
    later(59)
    await once()
    later(1)
    source.page = async () => {
      later(5)
      return workshopsPage()
    }
    await once()
    later(60)
    source.page = failure
    await once()
    expect(noted).toEqual([60_000, 1_000, 55_000, 10_000])
  })

  test('has the languages and the start page apart', async () => {
    const { asked, content } = kept()
    for (const language of ['de', 'en'] as const) {
      for (const uri of ['/', '//', '/workshops', '/workshops/']) await content.page(uri, language)
    }
    expect(asked).toEqual(['de /', 'de //', 'de /workshops', 'en /', 'en //', 'en /workshops'])
  })

  test('is asked again a little later for what it did not have', async () => {
    const { asked, later, source, workshops } = kept()
    source.page = () => Promise.resolve(null)
    expect([await workshops(), await workshops()]).toEqual([null, null])
    expect(asked).toHaveLength(1)
    later(15)
    source.page = () => Promise.resolve(workshopsPage())
    expect(await workshops()).toEqual(workshopsPage())
  })

  test.each(['/\0', '/\n', '/\ud800', `/${'lang'.repeat(5000)}`, ''])('is not bothered with %j', async (uri) => {
    const { asked, content } = kept()
    expect(await content.page(uri, 'de')).toBeNull()
    expect(await content.categoryId(uri, 'de')).toBeNull()
    expect(asked).toEqual([])
  })
})

describe('a source that fails', () => {
  test('shows nothing where no one has been', async () => {
    const { events, source, workshops } = kept()
    source.page = failure
    await expect(workshops()).rejects.toEqual(new ContentError('Something went wrong, /de/workshops'))
    expect(events).toEqual(['asked', 'failed'])
  })

  test('leaves the last good page, is logged and counted, and is given a rest', async () => {
    const { asked, events, later, logged, source, workshops } = kept()
    await workshops()
    later(60)
    source.page = () => Promise.reject(new ContentError('Something went wrong', { cause: new Error('502') }))
    expect([await workshops(), await workshops()]).toEqual([workshopsPage(), workshopsPage()])
    expect(events).toEqual(['asked', 'asked', 'failed', 'last-good'])
    expect(logged).toEqual([
      { facts: { error: new Error('502') }, message: 'content source failed' },
      { facts: { kind: 'content' }, message: 'content source failed, last good answer served' },
    ])
    later(10)
    source.page = () => Promise.resolve(workshopsPage('Neue Workshops'))
    expect(await workshops()).toMatchObject({ title: 'Neue Workshops' })
    expect(asked).toHaveLength(3)
  })

  test('leaves the last good page after a restart too', async () => {
    const store = storeInMemory()
    await kept(store).workshops()
    const { events, later, source, workshops } = kept(store)
    source.page = failure
    expect(await workshops()).toEqual(workshopsPage())
    later(11)
    source.page = () => Promise.resolve(workshopsPage('Neue Workshops'))
    expect(await workshops()).toMatchObject({ title: 'Neue Workshops' })
    expect(events).toEqual(['asked', 'failed', 'last-good', 'asked'])
  })

  test('brings no page back that it had taken away', async () => {
    const store = storeInMemory()
    await kept(store).workshops()
    const { later, source, workshops } = kept(store)
    source.page = () => Promise.resolve(null)
    expect(await workshops()).toBeNull()
    later(60)
    source.page = failure
    expect(await workshops()).toBeNull()
    expect(store.rows.size).toBe(0)
  })

  test('leaves the last good category', async () => {
    const store = storeInMemory()
    expect(await kept(store).content.categoryId('fl2d', 'de')).toBe(135)
    const { content, source } = kept(store)
    source.categoryId = () => Promise.reject(new ContentError('Could not load category for fl2d'))
    expect(await content.categoryId('fl2d', 'de')).toBe(135)
    await expect(content.categoryId('flcl', 'de')).rejects.toThrow('Could not load category')
  })
})

describe('a slow source', () => {
  test('keeps no one waiting who can have the last good page, and its late answer is for the next', async () => {
    const { asked, events, later, source, workshops } = kept()
    await workshops()
    later(60)
    const answer = Promise.withResolvers<ContentPage>()
    source.page = () => answer.promise
    expect([await workshops(), await workshops()]).toEqual([workshopsPage(), workshopsPage()])
    answer.resolve(workshopsPage('Neue Workshops'))
    await wait(0)
    expect(await workshops()).toMatchObject({ title: 'Neue Workshops' })
    expect(asked).toHaveLength(2)
    expect(events).toEqual(['asked', 'asked', 'late', 'last-good', 'late', 'last-good'])
  })

  test('is waited for where no one has been', async () => {
    const { source, workshops } = kept()
    source.page = () => wait(60, workshopsPage())
    expect(await workshops()).toEqual(workshopsPage())
  })

  test('may fail after all', async () => {
    const { events, later, source, workshops } = kept()
    await workshops()
    later(60)
    source.page = () => wait(60).then(failure)
    expect(await workshops()).toEqual(workshopsPage())
    await wait(60)
    expect(events).toEqual(['asked', 'asked', 'late', 'last-good', 'failed'])
  })
})

describe('when something is published', () => {
  test.each([
    ['everything', ['content'], 2],
    ['the page itself', ['content', 'content:de:/workshops'], 2],
    ['another page', ['content', 'content:en:/workshops'], 1],
    ['a booking', ['workshops'], 1],
    ['nobody knows what', undefined, 2],
  ])('%s: the page is asked for %s again or not', async (_, tags, times) => {
    const { asked, content, workshops } = kept()
    await workshops()
    content.purge(tags)
    await workshops()
    expect(asked).toHaveLength(times)
  })

  test('the old page stays for the case that the source fails', async () => {
    const { content, source, workshops } = kept()
    await workshops()
    content.purge()
    source.page = failure
    expect(await workshops()).toEqual(workshopsPage())
  })

  test('a question that was under way does not bring the old page back', async () => {
    const { asked, content, source, workshops } = kept()
    const before = Promise.withResolvers<ContentPage>()
    source.page = () => before.promise
    const visitor = workshops()
    content.purge(['content'])
    source.page = () => Promise.resolve(workshopsPage('Neue Workshops'))
    expect(await workshops()).toMatchObject({ title: 'Neue Workshops' })
    before.resolve(workshopsPage())
    expect(await visitor).toEqual(workshopsPage())
    expect(await workshops()).toMatchObject({ title: 'Neue Workshops' })
    expect(asked).toHaveLength(2)
  })
})

describe('a store that fails', () => {
  const gone = () => Promise.reject(new Error('connection lost'))

  test('costs no one the page, only its safety', async () => {
    const { logged, workshops } = kept({ keep: gone, find: gone, forget: gone })
    expect(await workshops()).toEqual(workshopsPage())
    expect(logged).toMatchObject([{ message: 'content answer could not be stored' }])
  })

  test('logs no address, since a visitor may have typed one that contains a name', async () => {
    const { content, logged, source } = kept({ keep: gone, find: gone, forget: gone })
    const typed = () => content.page('/nora.pichler@donauwerk.example', 'de')
    source.page = async () => null
    expect(await typed()).toBeNull()
    source.page = failure
    content.purge()
    await typed().catch(() => undefined)
    await content.page('/other/nora.pichler', 'de').catch(() => undefined)
    expect(logged.length).toBeGreaterThan(1)
    expect(JSON.stringify(logged)).not.toContain('nora')
  })

  test('leaves the failure of the source as it is', async () => {
    const { source, workshops } = kept({ keep: gone, find: gone, forget: gone })
    source.page = failure
    await expect(workshops()).rejects.toBeInstanceOf(ContentError)
  })

  test('or contains something that is no longer a page', async () => {
    const { source, workshops } = kept(storeInMemory(new Map([['content:de:/workshops', '{"id":"3"}']])))
    source.page = failure
    await expect(workshops()).rejects.toBeInstanceOf(ContentError)
  })
})

test('an answer that has not changed is stored once', async () => {
  const store = storeInMemory()
  const { later, workshops } = kept(store)
  await workshops()
  store.rows.clear()
  later(60)
  await workshops()
  expect(store.rows.size).toBe(0)
})

describe('posts', () => {
  test('stay when the source fails, also after a restart', async () => {
    const store = storeInMemory()
    const before = kept(store)
    expect(await before.content.post('das-board-das-euch-fehlt', 'de')).toEqual(missingBoard())
    expect(await before.content.posts('de')).toHaveLength(1)
    const after = kept(store)
    after.source.post = () => Promise.reject(new ContentError('Something went wrong, /de/blog'))
    expect(await after.content.post('das-board-das-euch-fehlt', 'de')).toEqual(missingBoard())
    expect((await after.content.posts('de'))[0]?.title).toBe('Das Board, das euch fehlt')
    await expect(after.content.post('nie-gesehen', 'de')).rejects.toThrow('Something went wrong')
  })

  test('are asked for again when one of them is announced as changed', async () => {
    const { content, asked } = kept()
    const visit = async () => {
      await content.post('das-board-das-euch-fehlt', 'de')
      await content.posts('de')
    }
    await visit()
    content.purge(['content', 'content:de:/blog/das-board-das-euch-fehlt'])
    await visit()
    expect(asked.filter((question) => question.includes('post'))).toHaveLength(4)
  })
})

test('pages below another are kept as well, also over a restart, and asked for again when any page has changed', async () => {
  const store = storeInMemory()
  const before = kept(store)
  const names = ['flight-level-2-design', 'x'.repeat(2000)]
  const children = await before.content.children('/workshops', names, 'de')
  expect(before.asked).toEqual(['de /workshops flight-level-2-design'])
  before.content.purge(['content:de:/buecher'])
  await before.content.children('/workshops', names, 'de')
  expect(before.asked).toHaveLength(2)

  const after = kept(store)
  after.source.children = () => Promise.reject(new Error('away'))
  expect(await after.content.children('/workshops', names, 'de')).toEqual(children)
  expect(await after.content.children('\0', names, 'de')).toBeNull()
})
