import type { Language } from '#domain/language.ts'
import type { Thing } from './thing.ts'

export interface NamedPath {
  name: string
  /** Without language: '/workshops'. */
  path: string
}

/** The breadcrumb from the start page to this page. */
export function breadcrumbList(siteUrl: string, language: Language, way: readonly NamedPath[]): Thing {
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
