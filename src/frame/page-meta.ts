import type { MetaDescriptor } from 'react-router'
import { linkPicture, type NamedPicture } from '#domain/content/links.ts'
import { type Searched, searchHead } from '#domain/content/search-engine.ts'
import { defaultLanguage, type Language, languages, languageTable, otherLanguage } from '#domain/language.ts'
import { type SharePicture, sharePicturePath, shareSize, shareText } from '#domain/share-picture.ts'
import { breadcrumbList, type NamedPath } from './structured/breadcrumb-list.ts'
import { structuredData, type Thing } from './structured/thing.ts'

export interface Alternate {
  hrefLang: Language | 'x-default'
  path: string
}

/**
 * A page and its translation as hreflang pairs. `behind` is the path behind the language, '' for the start page; `translation` is the whole path of the same page
 * in the other language, null when there is none, undefined where it differs by the language only. Anyone who speaks neither language
 * gets the German page, the default (docs/product.md#languages); a page without a translation is its own default.
 */
export function alternatesOf(language: Language, behind: string, translation: string | null | undefined): Alternate[] {
  const own = `/${language}${behind}`
  const pair = languages.flatMap((hrefLang): Alternate[] => {
    const other = translation === undefined ? `/${hrefLang}${behind}` : translation
    const path = hrefLang === language ? own : other
    return path === null ? [] : [{ hrefLang, path }]
  })
  const fallback = pair.find(({ hrefLang }) => hrefLang === defaultLanguage) ?? { path: own }
  return [...pair, { hrefLang: 'x-default', path: fallback.path }]
}

export interface PageMeta extends Searched {
  title: string
  description?: string | undefined
  siteUrl: string
  language: Language
  /** The path behind the language, '' for the start page: '/workshops'. Left out for pages that are no one else's business. */
  path?: string | undefined
  /** The whole path of the same page in the other language, null when there is none. Left out where it differs by the language only. */
  translation?: string | null | undefined
  /** Whether an editor hides the translation from search engines. */
  hiddenTranslation?: boolean | undefined
  /** The pages between the start page and this one. */
  way?: readonly NamedPath[] | undefined
  /** What is on the picture beside a shared link besides the title, or in its place. */
  picture?: Partial<SharePicture> | undefined
  /** Set on what is dated and signed, such as a post. */
  article?: ArticleFacts | undefined
  /** What machines read about this page. */
  things?: readonly Thing[] | undefined
}

/**
 * Title, description, canonical address, the translations in both languages, how the page looks when it is shared, and what machines read.
 * Pages without a path are not for search engines, and say nothing of it. What an editor has written for search engines and shared links wins
 * over what the page says; one that is kept out of search engines can still be shared.
 */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, siteUrl, language, path, translation } = page
  const {
    title: found,
    sharedTitle,
    description,
    hidden,
    picture: chosen,
  } = searchHead({ ...page, description: page.description }, page.search)
  const base: MetaDescriptor[] = [{ title: found }]
  if (description) base.push({ name: 'description', content: description })
  if (path === undefined) return [...base, { name: 'robots', content: 'noindex' }]
  const url = `${siteUrl}/${language}${path}`
  const alternates = alternatesOf(language, path, page.hiddenTranslation ? null : translation)
  const way = path === '' ? [] : [breadcrumbList(siteUrl, language, [...(page.way ?? []), { name: title, path }])]
  const things = [...(page.things ?? []), ...way]
  const drawn: SharePicture = { title, facts: [], ...page.picture }
  const picture = chosen
    ? linkPicture(chosen)
    : { url: sharePicturePath(language, path, drawn), alt: shareText(drawn), ...shareSize, type: 'image/png' }
  const shared = sharedAs({
    title: sharedTitle,
    description,
    url,
    language,
    isBilingual: translation !== null,
    article: page.article,
    picture: { ...picture, url: new URL(picture.url, siteUrl).href },
  })
  if (hidden) return [...base, { name: 'robots', content: 'noindex' }, ...shared]
  return [
    ...base,
    { tagName: 'link', rel: 'canonical', href: url },
    ...alternates.map(({ hrefLang, path: other }) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang,
      href: siteUrl + other,
    })),
    ...shared,
    ...(things.length > 0 ? [structuredData(things)] : []),
  ]
}

/** What is known of a post (ogp.me, 'article'). */
interface ArticleFacts {
  /** ISO instant. */
  publishedAt: string
  author: string
  tags: readonly string[]
}

interface SharedPage {
  title: string
  description: string | undefined
  /** Canonical. */
  url: string
  language: Language
  isBilingual: boolean
  article?: ArticleFacts | undefined
  /** `alt` of one that is drawn is what is on it, word for word: that is also what it is drawn from (server/http/share-routes.ts). */
  picture: NamedPicture
}

/** How a link to the page looks in messages and on other sites (ogp.me; one tag of X, which asks for its own). */
function sharedAs(page: SharedPage): MetaDescriptor[] {
  const { title, description, url, language, isBilingual, picture, article } = page
  const entries: [property: string, content: string | undefined][] = [
    ['og:type', article ? 'article' : 'website'],
    ['article:published_time', article?.publishedAt],
    ['article:author', article?.author],
    ...(article?.tags ?? []).map((tag): [string, string] => ['article:tag', tag]),
    ['og:site_name', 'Flight Levels'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:locale', localeOf(language)],
    ['og:locale:alternate', isBilingual ? localeOf(otherLanguage(language)) : undefined],
    ['og:image', picture.url],
    ['og:image:type', picture.type],
    ['og:image:width', String(picture.width)],
    ['og:image:height', String(picture.height)],
    ['og:image:alt', picture.alt || undefined],
  ]
  const tags = entries.flatMap(([property, content]) => (content === undefined ? [] : [{ property, content }]))
  return [...tags, { name: 'twitter:card', content: 'summary_large_image' }]
}

/** 'de_AT' */
function localeOf(language: Language): string {
  return languageTable[language].readers.replace('-', '_')
}
