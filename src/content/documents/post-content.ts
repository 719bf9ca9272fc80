import { keptSearch, type Searched, searchPart } from '#domain/content/search-engine.ts'
import type { PageContent, StoredBlock } from './stored-block.ts'

export interface StoredTag {
  /** 'koordination' */
  slug: string
  name: string
}

export interface StoredPicture {
  /** '/media/{id}/{filename}' for a picture of the content system. */
  url: string
  /** Empty where it only decorates. */
  alt: string
  width: number
  height: number
}

/** What an editor writes of a post, and what a revision keeps. */
export interface PostContent extends Searched {
  /** Plain text, as the excerpt: what becomes HTML is escaped on the way out. */
  title: string
  excerpt: string
  author: string
  tags: StoredTag[]
  picture: StoredPicture | null
  blocks: StoredBlock[]
}

/** What visitors see of a post, or would. */
export function contentOfPost(post: PostContent): PostContent {
  const { title, excerpt, author, tags, picture, blocks } = post
  return { title, excerpt, author, tags, picture, blocks, ...searchPart(post) }
}

/** What an editor reads in a post: the draft where there is one. */
export function latestPost(post: PostContent & { draft: PostContent | null }): PostContent {
  return post.draft ?? contentOfPost(post)
}

/** The post as it is shown to who sees drafts, as `drafted` of a page. */
export function draftedPost<Post extends PostContent & { draft: PostContent | null }>(post: Post): Post {
  const latest = latestPost(post)
  return { ...post, ...latest, search: keptSearch(latest.search) }
}

/** What a revision holds, when it is one of a post; undefined for that of a page. */
export function asPostContent(content: PageContent | PostContent): PostContent | undefined {
  return 'excerpt' in content ? content : undefined
}
