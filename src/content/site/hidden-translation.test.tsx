import { RouterContextProvider } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { defaultSettings } from '#domain/settings/site-settings.ts'
import * as post from '#features/blog/site/post.tsx'
import * as certification from '#features/workshops/site/certification.tsx'
import * as workshops from '#features/workshops/site/workshops.tsx'
import { type RequestFacts, requestContext } from '#frame/context.ts'
import { provideMessages } from '#i18n/catalogue.ts'
import german from '#i18n/messages/de.json' with { type: 'json' }
import english from '#i18n/messages/en.json' with { type: 'json' }
import { emptyReads } from '#tests/helpers/empty-reads.ts'
import { provideServices } from '../../provide-services.ts'
import * as contentPage from './content-page.tsx'
import * as start from './start.tsx'

const siteUrl = 'https://flightlevels.example'
const uris = ['/', '/twig', '/workshops', '/workshops/flight-level-2-design']

beforeAll(() => {
  provideMessages('de', german)
  provideMessages('en', english)
})

/** A site of which an editor keeps everything that is German out of search engines, or nothing. */
function contextOf(hidden: boolean) {
  const words = { slug: 'x', title: 'TWiG', blocks: [], excerpt: '', author: '', publishedAt: '2026-11-10', tags: [] }
  const page = { ...words, translated: [{ locale: 'de', slug: 'twig', hidden }] }
  const found = { ...words, slug: 'one-meeting', translated: [{ locale: 'de', slug: 'ein-treffen', hidden }] }
  const content = {
    page: async (uri: string) => (uris.includes(uri) ? page : null),
    post: async (slug: string) => (slug === found.slug ? found : null),
    posts: async () => [],
    testimonials: async () => [],
  }
  const facts = {
    siteUrl,
    preferredLanguage: 'en',
    cache: () => undefined,
    shared: (_key: string, _tags: unknown, load: () => unknown) => load(),
    report: (error: unknown) => fail(error),
  }
  const context = new RouterContextProvider()
  // as: these pages ask for nothing else
  context.set(requestContext, facts as unknown as RequestFacts)
  const now = () => Temporal.Instant.from('2026-11-25T10:00:00Z')
  const settings = { current: async () => defaultSettings }
  // as: as above
  const services = { content, now, settings, workshopDates: async () => [], ports: { reads: emptyReads } } as never
  provideServices(context, services)
  return context
}

function fail(error: unknown) {
  throw error
}

/** The hreflang of a page, as it is in its head. */
async function alternates(route: { loader: unknown; meta: unknown }, params: object, hidden: boolean) {
  const args = { request: new Request(siteUrl), params: { language: 'en', ...params }, context: contextOf(hidden) }
  // as: what the router knows of the types of each route is the same for none of them
  const loaderData = await (route.loader as (args: object) => Promise<unknown>)(args)
  // as: as above
  const head = (route.meta as (args: object) => { hrefLang?: string; href?: string }[])({
    loaderData,
    matches: [{ loaderData: { siteSettings: defaultSettings } }],
  })
  return Object.fromEntries(head.flatMap(({ hrefLang, href }) => (hrefLang ? [[hrefLang, href]] : [])))
}

it.each([
  ['start page', start, {}, '/de'],
  ['TWiG', contentPage, { '*': 'twig' }, '/de/twig'],
  ['workshop list', workshops, {}, '/de/workshops'],
  ['FL2D', certification, { certification: 'flight-level-2-design' }, '/de/workshops/flight-level-2-design'],
  ['post', post, { '*': 'one-meeting' }, '/de/blog/ein-treffen'],
])(
  'the English %s names its German translation, and not where an editor keeps that out of search engines',
  async (...row) => {
    const [, route, params, translation] = row
    const named = await alternates(route, params, false)
    expect(named).toMatchObject({ de: siteUrl + translation, 'x-default': siteUrl + translation })
    expect(await alternates(route, params, true)).toEqual({ en: named.en, 'x-default': named.en })
  },
)
