import type { MetaDescriptor } from 'react-router'
import type { Language } from '#domain/language.ts'

/** Feed autodiscovery, on every page of the blog. */
export function feedLinks(siteUrl: string, language: Language, title: string): MetaDescriptor[] {
  return [
    ['application/rss+xml', 'rss.xml'],
    ['application/atom+xml', 'atom.xml'],
  ].map(([type, file]) => ({
    tagName: 'link',
    rel: 'alternate',
    type,
    title,
    href: `${siteUrl}/${language}/blog/${file}`,
  }))
}
