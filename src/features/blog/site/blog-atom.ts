import type { Route } from './+types/blog-atom'
import { type BlogFeed, blogFeed, element, xmlDocument } from './blog-feed.ts'

/** `/{lang}/blog/atom.xml`: Atom (RFC 4287) with full posts. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const feed = await blogFeed(params, context, 'atom.xml')
  return new Response(atom(feed), { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}

/** Atom requires an update time; a feed without posts has never changed. */
const never = '1970-01-01T00:00:00Z'

export function atom({ language, title, description, url, feedUrl, posts }: BlogFeed): string {
  const entries = posts.map((post) =>
    element(
      'entry',
      {},
      element('title', {}, post.title),
      element('link', { rel: 'alternate', type: 'text/html', href: post.url }),
      element('id', {}, post.id),
      element('published', {}, post.publishedAt),
      element('updated', {}, post.publishedAt),
      element('author', {}, element('name', {}, post.author)),
      ...post.tags.map(({ slug, name }) => element('category', { term: slug, label: name })),
      element('summary', {}, post.excerpt),
      element('content', { type: 'html' }, post.html),
    ),
  )
  const feed = element(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language },
    element('title', {}, title),
    element('subtitle', {}, description),
    element('id', {}, url),
    element('link', { rel: 'alternate', type: 'text/html', href: url }),
    element('link', { rel: 'self', type: 'application/atom+xml', href: feedUrl }),
    element('updated', {}, posts[0]?.publishedAt ?? never),
    ...entries,
  )
  return xmlDocument(feed)
}
