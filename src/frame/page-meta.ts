import type { MetaDescriptor } from 'react-router'
import { linkPicture } from '#domain/content/links.ts'
import { type Searched, searchHead } from '#domain/content/search-engine.ts'
import type { Language } from '#domain/language.ts'
import { type SharePicture, sharePicturePath, shareSize, shareText } from '#domain/share-picture.ts'
import { alternatesOf } from './alternates.ts'
import { type ArticleFacts, sharedAs } from './shared-as.ts'
import { breadcrumbList, type NamedPath } from './structured/breadcrumb-list.ts'
import { structuredData, type Thing } from './structured/thing.ts'

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
