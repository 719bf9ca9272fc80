import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { Post } from '#domain/blog/post.ts'
import { defaultSettings } from '#domain/settings/site-settings.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import { loader as postLoader } from '#features/blog/site/post.tsx'
import { loader } from '#features/booking/site/workshop.tsx'
import { type RequestFacts, requestContext } from '#frame/context.ts'
import { provideMessages } from '#i18n/catalogue.ts'
import german from '#i18n/messages/de.json' with { type: 'json' }
import type { PageTag } from '#platform/ports.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInVienna } from '#seed/workshop-dates.ts'
import { provideServices } from '../../src/provide-services.ts'
import { createSharedData, isShared } from './shared-data.ts'

const theBoard: Post = {
  id: 'das-board',
  slug: 'das-board',
  title: 'Das Board',
  excerpt: '',
  author: 'Theresa Moosbrugger',
  publishedAt: '2026-11-10T07:00:00Z',
  tags: [],
  translated: [],
  blocks: [],
}

function counting() {
  const shared = createSharedData()
  let loads = 0
  return {
    shared,
    dates: (tags: PageTag[] = ['workshops', 'seats:fl2d']) =>
      shared.get('dates', tags, async () => {
        loads += 1
        return loads
      }),
  }
}

it('is loaded once for all who ask, at the same time or after each other', async () => {
  const { dates } = counting()
  expect([...(await Promise.all([dates(), dates()])), await dates()]).toEqual([1, 1, 1])
})

it.each([
  ['seats that it shows', ['seats:fl2d'], 2],
  ['seats of another workshop', ['seats:fl3d'], 1],
  ['everything', undefined, 2],
])('shows seats, and after a change of %s (%s) was loaded %i times', async (_, tags, expected) => {
  const { shared, dates } = counting()
  await dates()
  shared.purge(tags)
  expect(await dates()).toBe(expected)
})

it('is not given to who asks after a change that came while it was loaded', async () => {
  const { shared, dates } = counting()
  const before = dates()
  shared.purge(['seats:fl2d'])
  expect([await before, await dates()]).toEqual([1, 2])
})

it('is loaded again after it could not be', async () => {
  const { shared, dates } = counting()
  const away = async () => {
    throw new Error('the database is away')
  }
  await expect(shared.get('dates', [], away)).rejects.toThrow('the database is away')
  expect(await dates()).toBe(1)
})

const refusedForm = { isRead: false, isPreview: false }
const page = { isRead: true, isPreview: false }

it.each<[string, PageTag[], typeof page, boolean]>([
  ['comments, for a page', ['comments'], page, true],
  ['content, for a page', ['content'], page, false],
  ['content and dates, for a page', ['workshops', 'content'], page, false],
  ['content, for a refused form', ['content'], refusedForm, true],
  ['comments, for a preview', ['comments'], { ...page, isPreview: true }, false],
  ['content, for a form of a preview', ['content'], { ...refusedForm, isPreview: true }, false],
])('gives %s (%j) from memory or not', (_, tags, shows, expected) => {
  expect(isShared(tags, shows)).toBe(expected)
})

it.each([
  ['comments', 2],
  ['seats:fl2d', 1],
])('has a post ask for its comments once, and after a change of %s %i times', async (tag, expected) => {
  provideMessages('de', german)
  let asked = 0
  const approved = async () => {
    asked += 1
    return []
  }
  const content = { post: async () => theBoard, posts: async () => [] }
  const services = {
    now: Temporal.Now.instant,
    content,
    workshopDates: async () => [],
    ports: { reads: { comments: { approved } } },
  }
  const { get: shared, purge } = createSharedData()
  const facts = { siteUrl: 'https://site.example', preferredLanguage: 'de', cache: () => undefined, shared }
  async function opened() {
    const context = new RouterContextProvider()
    // as: this page asks for nothing else
    context.set(requestContext, facts as unknown as RequestFacts)
    provideServices(context, services as never)
    const request = new Request('https://site.example/de/blog/das-board')
    // as: the router's own types want what no loader here reads
    return postLoader({ request, params: { language: 'de', '*': 'das-board' }, context } as never)
  }
  await opened()
  await opened()
  purge([tag])
  await opened()
  expect(asked).toBe(expected)
})

it('has the page of a workshop ask once for what ten refused forms show, and for its free seats each time', async () => {
  provideMessages('de', german)
  const now = Temporal.Instant.from('2026-11-25T10:00:00Z')
  const date = liveDate(theFl2dInVienna, now)
  const asked: string[] = []
  const noting =
    <Answer>(name: string, answer: Answer) =>
    async () => {
      asked.push(name)
      return answer
    }
  let left = 9
  const services = {
    now: () => now,
    settings: { current: async () => defaultSettings },
    content: { page: noting('page', null), testimonials: noting('testimonials', []), pages: async () => [] },
    workshopDates: noting('dates', [{ date, left }]),
    workshopDate: async () => ({ date, left }),
  }
  const { get: shared } = createSharedData()
  const facts = { siteUrl: 'https://site.example', preferredLanguage: 'de', cache: () => undefined, shared }
  const params = { language: 'de', certification: certificationBySlug('fl2d')?.path, workshop: date.slug }
  async function refused() {
    const context = new RouterContextProvider()
    // as: this page asks for nothing else
    context.set(requestContext, facts as unknown as RequestFacts)
    provideServices(context, services as never)
    // as: the router's own types want what no loader here reads
    const shown = await loader({ request: new Request('https://site.example/de'), params, context } as never)
    return [shown.workshop, ...shown.dates].map(({ availability }) => availability)
  }
  expect(await refused()).toMatchObject([{ left: 9 }, { left: 9 }])
  const first = asked.length
  left = 2
  for (let form = 1; form < 10; form += 1) expect(await refused()).toMatchObject([{ left: 2 }, { left: 2 }])
  expect([first > 0, asked.length]).toEqual([true, first])
})
