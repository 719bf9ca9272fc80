import { data, type RouterContextProvider } from 'react-router'
import type { Block } from '#content/blocks/index.ts'
import { type KnownAddress, nearestAddresses } from '#domain/address/nearest-addresses.ts'
import { shownPath } from '#domain/address/paths.ts'
import type { ListedPost } from '#domain/blog/post.ts'
import type { ContentPage } from '#domain/content/content-page.ts'
import { searchPart } from '#domain/content/search-engine.ts'
import type { Language } from '#domain/language.ts'
import { type Services, servicesContext } from '#features/context.ts'
import { isUpcoming, workshopViews } from '#features/workshops/site/workshop-view.ts'
import { clockContext, requestContext } from '#frame/context.ts'
import { hasHiddenTranslation } from '#frame/hidden-paths.ts'
import { allSeats, type Clock, type PageTag } from '#platform/ports.ts'
import { contentContext } from '../context.ts'
import { listedPages, listedPosts } from '../feeds/listed-addresses.ts'
import type { ContentSource } from '../ports/content.ts'

interface Sources {
  content: ContentSource
  workshops: Pick<Services, 'workshopDates'>
  clock: Clock
}

export function tagsOf(page: ContentPage): PageTag[] {
  return placesDates(page) ? ['workshops', ...allSeats, 'content'] : ['content']
}

function placesDates({ blocks }: ContentPage): boolean {
  return placesComponent(blocks, 'upcoming-dates', 'workshop-grid', 'trainers')
}

export async function shownPage(
  page: ContentPage,
  language: Language,
  { content, workshops: { workshopDates }, clock }: Sources,
) {
  const all = placesDates(page) ? await workshopDates() : []
  const workshops = workshopViews(all, language, clock.now()).filter(
    (workshop) => workshop.live && isUpcoming(workshop),
  )
  return {
    hiddenTranslation: hasHiddenTranslation(page),
    title: page.title,
    blocks: page.blocks,
    ...searchPart(page),
    workshops,
    posts: placesComponent(page.blocks, 'latest-posts') ? await latestPosts(content, language) : [],
    trainers: placesComponent(page.blocks, 'trainers') ? ((await content.trainers?.(language)) ?? []) : [],
    testimonials: placesComponent(page.blocks, 'testimonials') ? await content.testimonials(language) : [],
  }
}

const maxPosts = 3

async function latestPosts(content: ContentSource, language: Language): Promise<ListedPost[]> {
  if (content.postPage) return (await content.postPage(language, { page: 1, first: maxPosts })).posts
  return (await content.posts(language)).slice(0, maxPosts)
}

/** Whether any of these blocks, including nested ones, places one of these components. */
export function placesComponent(blocks: readonly Block[], ...names: readonly string[]): boolean {
  return blocks.some(
    (block) =>
      (block.name === 'flightdeck/component' && names.includes(block.componentName)) ||
      ('innerBlocks' in block && placesComponent(block.innerBlocks, ...names)),
  )
}

interface Missing {
  language: Language
  /** The requested path, decoded: '/de/wrokshops'. */
  path: string
  /** Whether the content source has no such page, so that the response has a message for programs (docs/product.md#error-page). */
  inContent?: boolean
}

export async function missingAddress(context: Readonly<RouterContextProvider>, missing: Missing) {
  const { language, path, inContent = false } = missing
  const message = `This page was not found (${shownPath(path)})`
  const suggestions = nearestAddresses(path, await knownAddresses(context, language).catch(() => []))
  return data({ ...(inContent && { message }), suggestions }, { status: 404 })
}

/** As long as content may be cached (docs/decisions/0045), so that probing addresses does not cost a query each. */
const freshFor = 60_000
/** Per source, because an editor's preview includes drafts. */
const kept = new WeakMap<
  ContentSource,
  Partial<Record<Language, { until: number; addresses: Promise<KnownAddress[]> }>>
>()
const newestPosts = 100

function knownAddresses(context: Readonly<RouterContextProvider>, language: Language): Promise<KnownAddress[]> {
  const content = context.get(contentContext)
  const ofSource = kept.get(content) ?? {}
  kept.set(content, ofSource)
  const found = ofSource[language]
  if (found && found.until > Date.now()) return found.addresses
  const addresses = readAddresses(context, language)
  ofSource[language] = { until: Date.now() + freshFor, addresses }
  addresses.catch((error) => {
    delete ofSource[language]
    context.get(requestContext).report(error)
  })
  return addresses
}

async function readAddresses(context: Readonly<RouterContextProvider>, language: Language): Promise<KnownAddress[]> {
  const sources = {
    content: context.get(contentContext),
    workshops: context.get(servicesContext),
    now: context.get(clockContext).now,
  }
  const all = [...(await listedPages(sources)), ...(await listedPosts(sources, { page: 1, first: newestPosts }))]
  return all
    .filter((address) => address.language === language && address.behind !== '')
    .map(({ behind, title }) => ({ href: `/${language}${behind}`, title }))
}

/** A 404 to throw, with a message for programs (docs/product.md#error-page). `path` is without language, '' for the start page. */
export function missingPage(language: Language, path: string) {
  return data({ message: `This page was not found (${shownPath(`/${language}${path}`)})` }, { status: 404 })
}
