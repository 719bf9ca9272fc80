import type { Route } from './+types/blog-rss'
import { type BlogFeed, blogFeed, element, xmlDocument } from './blog-feed.ts'

/** `/{lang}/blog/rss.xml`: RSS 2.0 with full posts. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const feed = await blogFeed(params, context, 'rss.xml')
  return new Response(rss(feed), { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}

export function rss({ language, title, description, url, feedUrl, posts }: BlogFeed): string {
  const namespaces = {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  }
  const items = posts.map((post) =>
    element(
      'item',
      {},
      element('title', {}, post.title),
      element('link', {}, post.url),
      element('guid', { isPermaLink: 'false' }, post.id),
      // ECMAScript's UTC format matches RFC 822.
      element('pubDate', {}, new Date(post.publishedAt).toUTCString()),
      element('dc:creator', {}, post.author),
      ...post.tags.map(({ name }) => element('category', {}, name)),
      element('description', {}, post.excerpt),
      element('content:encoded', {}, post.html),
    ),
  )
  const channel = element(
    'channel',
    {},
    element('title', {}, title),
    element('link', {}, url),
    element('description', {}, description),
    element('language', {}, language),
    element('atom:link', { href: feedUrl, rel: 'self', type: 'application/rss+xml' }),
    ...items,
  )
  return xmlDocument(element('rss', namespaces, channel))
}
