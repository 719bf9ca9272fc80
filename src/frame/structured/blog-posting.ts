import { type Post, postHref } from '#domain/blog/post.ts'
import type { PublicComment } from '#domain/comment/comment.ts'
import type { Language } from '#domain/language.ts'
import { organizationId } from './organization.ts'
import type { Thing } from './thing.ts'

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
