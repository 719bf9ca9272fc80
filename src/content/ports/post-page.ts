import type { Language } from '#domain/language.ts'
import type { AskedPosts, ContentSource, PostPage } from './content.ts'

/** A page of posts, newest first, and their total number: from the source, or cut from its full list. Throws `ContentError`. */
export async function postPage(
  content: Pick<ContentSource, 'posts' | 'postPage'>,
  language: Language,
  { page, first }: AskedPosts,
): Promise<PostPage> {
  if (content.postPage) return content.postPage(language, { page, first })
  const all = await content.posts(language)
  return { posts: all.slice((page - 1) * first, page * first), total: all.length }
}
