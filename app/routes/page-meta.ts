import type { MetaDescriptor } from 'react-router'
import { type Language, languages } from '#domain/language.ts'

export interface PageMeta {
  title: string
  description?: string | undefined
  siteUrl: string
  language: Language
  /** The path behind the language, '' for the start page: '/workshops'. Left out for pages that are nobody else's business. */
  path?: string | undefined
  /** The whole path of the same page in the other language, null when there is none. Left out where it differs by the language only. */
  twin?: string | null | undefined
}

/** Title, description, canonical address and the twins in both languages; pages without a path are not for search engines. */
export function pageMeta({ title, description, siteUrl, language, path, twin }: PageMeta): MetaDescriptor[] {
  const base: MetaDescriptor[] = [{ title: `${title} – Flight Levels` }]
  if (description) base.push({ name: 'description', content: description })
  if (path === undefined) return [...base, { name: 'robots', content: 'noindex' }]
  const own = `/${language}${path}`
  const alternates = languages.flatMap((hrefLang) => {
    const other = twin === undefined ? `/${hrefLang}${path}` : twin
    const href = hrefLang === language ? own : other
    return href === null ? [] : [{ tagName: 'link', rel: 'alternate', hrefLang, href: siteUrl + href }]
  })
  return [...base, { tagName: 'link', rel: 'canonical', href: siteUrl + own }, ...alternates]
}
