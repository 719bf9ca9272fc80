import type { MetaDescriptor } from 'react-router'
import { linkPicture, type NamedPicture } from '#domain/content/links.ts'
import { type Searched, searchHead } from '#domain/content/search-engine.ts'
import { defaultLanguage, type Language, languages, languageTable, otherLanguage } from '#domain/language.ts'
import { type SharePicture, sharePicturePath, shareSize, shareText } from '#domain/share-picture.ts'
import { plainSpaces } from '#i18n/format-dates.ts'
import { structuredData, type Thing } from './structured/structured-data.ts'

export interface Alternate {
  hrefLang: Language | 'x-default'
  path: string
}

/**
 * A page and its translation as hreflang pairs. `behind` is the path without language, '' for the start page; `translation` is the full path of the
 * translation, null when there is none, undefined when it differs only by language. Speakers of neither language get the German page, the default
 * (docs/product.md#languages); a page without a translation is its own default.
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
  /** The path without language, '' for the start page: '/workshops'. Undefined for personal pages. */
  path?: string | undefined
  /** The full path of the translation; null when there is none, undefined when it differs only by language. */
  translation?: string | null | undefined
  /** Whether an editor hides the translation from search engines. */
  hiddenTranslation?: boolean | undefined
  /** The breadcrumb between the start page and this one. */
  way?: readonly NamedPath[] | undefined
  /** Additions to, or a replacement of, the title on the share picture. */
  picture?: Partial<SharePicture> | undefined
  /** Set for dated and signed content, such as a post. */
  article?: ArticleFacts | undefined
  /** Structured data of this page. */
  things?: readonly Thing[] | undefined
}

/** Pages without a path are excluded from search engines. An editor's texts override the page's; a hidden page can still be shared. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, siteUrl, language, path, translation } = page
  const { hidden, picture: chosen, ...head } = searchHead({ ...page, description: page.description }, page.search)
  const found = plainSpaces(head.title)
  const sharedTitle = plainSpaces(head.sharedTitle)
  const description = head.description && plainSpaces(head.description)
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

/** Open Graph data of a post (ogp.me, 'article'). */
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
  /** The `alt` of a drawn picture is the exact text on it, from which it is also drawn (server/http/media-routes.ts). */
  picture: NamedPicture
}

/** The link preview of a page (ogp.me, plus one tag that X requires). */
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

interface NamedPath {
  name: string
  /** Without language: '/workshops'. */
  path: string
}

function breadcrumbList(siteUrl: string, language: Language, way: readonly NamedPath[]): Thing {
  const whole = [{ name: 'Flight Levels', path: '' }, ...way]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: whole.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${siteUrl}/${language}${path}`,
    })),
  }
}
