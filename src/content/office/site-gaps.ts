import type { RouterContextProvider } from 'react-router'
import { legalPageNames, legalPages } from '#domain/address/legal-pages.ts'
import { menuHref, menuUris, rowsOf } from '#domain/content/menu.ts'
import { type Language, languageOfPath, languages } from '#domain/language.ts'
import { servicesContext } from '#features/context.ts'
import { frameMenus } from '#frame/frame-menus.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { deadMenuUris } from '../broken-links.ts'
import { contentContext } from '../context.ts'

/** A page that is not there: the law asks for it, an entry of a menu leads to it and is hidden, or a redirect leads to it. */
export interface SiteGap {
  kind: 'legal' | 'menu' | 'redirect'
  language: Language
  /** As the frame or the menu calls it; of a redirect, the address that leads there. */
  label: string
  href: string
}

/** What the site lacks, whatever its content comes from; nothing while the content cannot be asked. */
export async function siteGaps(context: Readonly<RouterContextProvider>): Promise<SiteGap[]> {
  const gaps = await Promise.all(languages.map((language) => gapsIn(context, language).catch(() => [])))
  return gaps.flat()
}

/** Redirects to pages that are not there. Not for Today: each target is looked up, and there may be hundreds. */
export async function redirectGaps(context: Readonly<RouterContextProvider>): Promise<SiteGap[]> {
  const { brokenLinks, redirects } = context.get(servicesContext)
  const all = await redirects.all()
  const broken = await brokenLinks(all.map(({ target }) => target).filter((target) => target.startsWith('/')))
  return all
    .filter(({ target }) => broken.includes(target))
    .map(({ source, target }) => ({ kind: 'redirect', language: languageOfPath(target), label: source, href: target }))
}

async function gapsIn(context: Readonly<RouterContextProvider>, language: Language): Promise<SiteGap[]> {
  const content = context.get(contentContext)
  const { brokenLinks } = context.get(servicesContext)
  const { pages, subMenu } = messagesOf(language).frame
  const menus = frameMenus((await content.menus?.(language)) ?? null, language, {
    page: (page) => pages[page],
    way: (way) => subMenu[`${way}Title`],
  })
  const legal = legalPageNames.map((page) => ({ label: pages[page], uri: legalPages[page][language] }))
  const legalUris: string[] = legal.map(({ uri }) => uri)
  const entries = [...menus.header, ...rowsOf(menus.menu), ...menus.footer]
  const ofMenus = menuUris(menus).flatMap((uri) => entries.find((entry) => entry.uri === uri) ?? [])
  const missing = await deadMenuUris({ content, brokenLinks }, [...legalUris, ...menuUris(menus)], language)
  const gap = (kind: SiteGap['kind'], { label, uri }: { label: string; uri: string }) =>
    missing.includes(uri) ? [{ kind, language, label, href: menuHref(uri, language) }] : []
  return [
    ...legal.flatMap((page) => gap('legal', page)),
    ...ofMenus.filter(({ uri }) => !legalUris.includes(uri)).flatMap((entry) => gap('menu', entry)),
  ]
}
