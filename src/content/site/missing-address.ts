import { data, type RouterContextProvider } from 'react-router'
import type { ContentSource } from '#content/ports/content.ts'
import { type KnownAddress, nearestAddresses } from '#domain/address/nearest-addresses.ts'
import { shownPath } from '#domain/address/paths.ts'
import type { Language } from '#domain/language.ts'
import { servicesContext } from '#features/context.ts'
import { clockContext, requestContext } from '#frame/context.ts'
import { contentContext } from '../context.ts'
import { listedPages, listedPosts } from '../feeds/listed-addresses.ts'

interface Missing {
  language: Language
  /** The requested path, decoded: '/de/wrokshops'. */
  path: string
  /** Whether the content source has no such page, so that the response has a message for programs (docs/product.md#error-page). */
  inContent?: boolean
}

/** A 404 to throw, with suggested addresses for the error page. */
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
