import type { MetaDescriptor } from 'react-router'
import type { NamedPicture } from '#domain/content/links.ts'
import { type Language, languageTable, otherLanguage } from '#domain/language.ts'

/** What is known of a post (ogp.me, 'article'). */
export interface ArticleFacts {
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
export function sharedAs(page: SharedPage): MetaDescriptor[] {
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
