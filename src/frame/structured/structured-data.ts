import { type Post, postHref } from '#domain/blog/post.ts'
import type { PublicComment } from '#domain/comment/comment.ts'
import type { Language } from '#domain/language.ts'
import type { Company } from '../site-settings.ts'

/** A JSON-LD value. Undefined is omitted. */
type Value = string | number | boolean | undefined | Thing | readonly Value[]

export interface Thing {
  '@type'?: string
  '@id'?: string
  [property: string]: Value
}

/** Structured data as one script element. React Router escapes what could end it; data blocks need no nonce. */
export function structuredData(things: readonly Thing[]) {
  return { 'script:ld+json': { '@context': 'https://schema.org', '@graph': [...things] } }
}

/** The publisher, to which other things refer by id. */
export function organization(siteUrl: string, company: Company): Thing {
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: company.brand,
    legalName: company.name,
    url: siteUrl,
    logo: `${siteUrl}/icon-512.png`,
    email: company.email,
    telephone: company.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postalCode,
      addressLocality: company.town,
      addressCountry: 'AT',
    },
  }
}

export function organizationId(siteUrl: string): string {
  return `${siteUrl}/#organization`
}

interface PostingFacts {
  siteUrl: string
  language: Language
  post: Post
  conversations: readonly (PublicComment & { replies: readonly PublicComment[] })[]
}

/** A blog post with its comments (schema.org BlogPosting, Comment). */
export function blogPosting({ siteUrl, language, post, conversations }: PostingFacts): Thing {
  const url = siteUrl + postHref(language, post.slug)
  const comments = conversations.flatMap((conversation) => [conversation, ...conversation.replies])
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    url,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.excerpt,
    inLanguage: language,
    datePublished: post.publishedAt,
    author: { '@type': 'Person', name: post.author },
    publisher: { '@type': 'Organization', '@id': organizationId(siteUrl), name: 'Flight Levels', url: siteUrl },
    image: post.picture && new URL(post.picture.url, siteUrl).href,
    keywords: post.tags.map(({ name }) => name).join(', ') || undefined,
    commentCount: comments.length,
    comment: comments.map(({ id, name, comment, writtenAt }) => ({
      '@type': 'Comment',
      url: `${url}#comment-${id}`,
      author: { '@type': 'Person', name },
      datePublished: writtenAt,
      text: comment,
    })),
  }
}
