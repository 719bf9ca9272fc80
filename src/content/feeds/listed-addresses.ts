import type { RouterContextProvider } from 'react-router'
import { createTranslator } from 'use-intl/core'
import { type AskedPosts, type ContentSource, postPage } from '#content/ports/content.ts'
import { withdrawalHref } from '#domain/address/legal-pages.ts'
import { blogPages, postHref, postsPerPage } from '#domain/blog/post.ts'
import { type Language, languages, otherLanguage } from '#domain/language.ts'
import { programmeNames, programmes } from '#domain/package/package.ts'
import { certificationHref, certifications, workshopHref } from '#domain/workshop/certification.ts'
import { type Services, servicesContext } from '#features/context.ts'
import { isUpcoming, workshopView } from '#features/workshops/site/workshop-view.ts'
import { clockContext } from '#frame/context.ts'
import { hiddenPaths } from '#frame/hidden-paths.ts'
import { alternatesOf } from '#frame/page-meta.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import type { Clock } from '#platform/ports.ts'
import { contentContext } from '../context.ts'

interface ListedAddress {
  language: Language
  /** The path without language, '' for the start page. */
  behind: string
  /** The full path of the translation; null when there is none. */
  translation: string | null
  title: string
  /** ISO instant of the last change; undefined when unknown. */
  modifiedAt?: string | undefined
}

interface Sources {
  content: ContentSource
  workshops: Pick<Services, 'workshopDates'>
  now: Clock['now']
}

/** The sources of a request's addresses. */
export function listedSources(context: Readonly<RouterContextProvider>): Sources {
  return {
    content: context.get(contentContext),
    workshops: context.get(servicesContext),
    now: context.get(clockContext).now,
  }
}

/** All indexable pages except the blog, in both languages and without duplicates: content, workshop kinds, and dates on sale. */
export async function listedPages(sources: Sources): Promise<ListedAddress[]> {
  const dates = await sources.workshops.workshopDates()
  const hidden = await hiddenOf(sources.content)
  const all: ListedAddress[] = []
  for (const language of languages) {
    const other: Language = otherLanguage(language)
    const ours = (path: string, title: string): ListedAddress => {
      const behind = path.slice(language.length + 1)
      return { language, behind, translation: `/${other}${behind}`, title }
    }
    const content = (await sources.content.pages(language)).map(({ uri, title, modifiedAt, translated }) => {
      const translation = translated.find(({ locale }) => locale === other)
      return {
        language,
        behind: uri === '/' ? '' : uri,
        translation: translation ? `/${other}/${translation.slug}`.replace(/\/$/, '') : null,
        title,
        modifiedAt,
      }
    })
    const program = [
      ours(`/${language}`, 'Flight Levels'),
      ours(`/${language}/workshops`, 'Workshops'),
      ours(`/${language}/blog`, 'Blog'),
      ...certifications.map((certification) => ours(certificationHref(language, certification), certification.title)),
      ...dates
        .map((listed) => ({ workshop: workshopView(listed, language, sources.now()), changedAt: listed.changedAt }))
        .filter(({ workshop }) => isUpcoming(workshop))
        .map(({ workshop, changedAt }) => ({
          ...ours(workshopHref(language, workshop), workshop.title),
          modifiedAt: changedAt?.toString(),
        })),
      {
        ...ours(withdrawalHref(language), messagesOf(language).withdrawal.title),
        translation: withdrawalHref(other),
      },
      ...certifications
        .filter(({ slug }) => dates.some(({ date }) => date.delivery === 'self-paced' && date.certification === slug))
        .map((one) => ours(`${certificationHref(language, one)}/self-paced-booking`, `${one.title}, self-paced`)),
      ours(`/${language}/newsletter`, messagesOf(language).newsletter.title),
      ...programmes.map((one) => ours(`/${language}/packages/${one}`, programmeNames[one][language])),
    ]
    all.push(...onceEach([...content, ...program]))
  }
  return withoutHidden(all, hidden)
}

/** A range of posts of both languages, newest first, with the blog pages that list them. */
export async function listedPosts({ content }: Pick<Sources, 'content'>, asked: AskedPosts): Promise<ListedAddress[]> {
  const hidden = await hiddenOf(content)
  const all: ListedAddress[] = []
  for (const language of languages) {
    const other = otherLanguage(language)
    const t = createTranslator({ locale: language, messages: messagesOf(language), namespace: 'blog' })
    const { posts, total } = await postPage(content, language, asked)
    const inOther = await postPage(content, other, { page: 1, first: 1 })
    for (const number of pageNumbers(asked, total)) {
      const behind = `/blog/page/${number}`
      const translation = number <= blogPages(inOther.total) ? `/${other}${behind}` : null
      all.push({ language, behind, translation, title: t('pageTitle', { page: `${number}` }) })
    }
    for (const { slug, title, modifiedAt, translated, hidden: isHidden } of posts) {
      if (isHidden) continue
      const translation = translated.find(({ locale }) => locale === other)
      all.push({
        language,
        behind: `/blog/${slug}`,
        translation: translation && !translation.hidden ? postHref(other, translation.slug) : null,
        title,
        modifiedAt,
      })
    }
  }
  return withoutHidden(all, hidden)
}

const postsInPart = 100

export async function partsOfPosts({ content }: Pick<Sources, 'content'>): Promise<number> {
  const totals: number[] = []
  for (const language of languages) totals.push((await postPage(content, language, { page: 1, first: 1 })).total)
  return Math.ceil(Math.max(...totals) / postsInPart)
}

/** The posts of one part of the sitemap; `part` is 1-based. */
export function postsOfPart(sources: Pick<Sources, 'content'>, part: number): Promise<ListedAddress[]> {
  return listedPosts(sources, { page: part, first: postsInPart })
}

/** The pages of the blog that list these posts, except the first page. */
function pageNumbers({ page, first }: AskedPosts, total: number): number[] {
  const begin = Math.floor(((page - 1) * first) / postsPerPage) + 1
  const end = Math.min(blogPages(total), Math.floor((page * first) / postsPerPage))
  return Array.from({ length: Math.max(0, end - begin + 1) }, (_, index) => begin + index).filter(
    (number) => number > 1,
  )
}

async function hiddenOf(content: ContentSource): Promise<ReadonlySet<string>> {
  const hidden = new Set<string>()
  for (const language of languages) for (const path of await hiddenPaths(content, language)) hidden.add(path)
  return hidden
}

function withoutHidden(all: readonly ListedAddress[], hidden: ReadonlySet<string>): ListedAddress[] {
  return all
    .filter(({ language, behind }) => !hidden.has(`/${language}${behind}`))
    .map((address) => ({
      ...address,
      translation: address.translation !== null && hidden.has(address.translation) ? null : address.translation,
    }))
}

/** Entries of the content source take precedence. */
function onceEach(addresses: readonly ListedAddress[]): ListedAddress[] {
  const byPath = new Map<string, ListedAddress>()
  for (const address of addresses) if (!byPath.has(address.behind)) byPath.set(address.behind, address)
  return [...byPath.values()]
}

export function xmlAnswer(text: string): Response {
  return new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}

export function sitemapIndex(parts: number, siteUrl: string): string {
  const names = ['pages', ...Array.from({ length: parts }, (_, index) => `posts-${index + 1}`)]
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${names.map((name) => `<sitemap><loc>${siteUrl}/sitemap/${name}.xml</loc></sitemap>`).join('\n')}
</sitemapindex>
`
}

export function sitemap(addresses: readonly ListedAddress[], siteUrl: string): string {
  const entries = addresses.map(({ language, behind, translation, modifiedAt }) => {
    const links = alternatesOf(language, behind, translation).map(
      ({ hrefLang, path }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${asText(siteUrl + path)}"/>`,
    )
    const changed = modifiedAt === undefined ? '' : `<lastmod>${modifiedAt}</lastmod>`
    return `<url><loc>${asText(`${siteUrl}/${language}${behind}`)}</loc>${changed}${links.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

function asText(url: string): string {
  return encodeURI(url).replaceAll('&', '&amp;').replaceAll("'", '&apos;')
}
