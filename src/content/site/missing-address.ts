import { data, type RouterContextProvider } from 'react-router'
import { contentContext } from '#content/context.ts'
import type { ContentSource } from '#content/ports/content.ts'
import { type KnownAddress, nearestAddresses } from '#domain/address/nearest-addresses.ts'
import { shownPath } from '#domain/address/shown-path.ts'
import type { Language } from '#domain/language.ts'
import { workshopsContext } from '#features/workshops/context.ts'
import { clockContext, requestContext } from '#frame/context.ts'
import { listedPages, listedPosts } from '../feeds/listed-addresses.ts'

interface Missing {
  language: Language
  /** As it was asked for, decoded: '/de/wrokshops'. */
  path: string
  /** The content source has no page: then there is a sentence for programs (docs/product.md#error-page). */
  inContent?: boolean
}

/** To be thrown where nothing is: 404, with the addresses that were probably meant for the error page. */
export async function missingAddress(context: Readonly<RouterContextProvider>, missing: Missing) {
  const { language, path, inContent = false } = missing
  const message = `This page was not found (${shownPath(path)})`
  const meant = nearestAddresses(path, await knownAddresses(context, language).catch(() => []))
  return data({ ...(inContent && { message }), meant }, { status: 404 })
}

/** For a minute, as long as content may be old (docs/decisions/0045): who tries addresses must not cost a query each. */
const freshFor = 60_000
/** For each source by itself: an editor's preview knows more than visitors may. */
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
    workshops: context.get(workshopsContext),
    now: context.get(clockContext).now,
  }
  const all = [...(await listedPages(sources)), ...(await listedPosts(sources, { page: 1, first: newestPosts }))]
  return all
    .filter((address) => address.language === language && address.behind !== '')
    .map(({ behind, title }) => ({ href: `/${language}${behind}`, title }))
}
