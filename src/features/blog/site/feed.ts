import type { Route } from './+types/feed'
import { atom, blogFeed, rss } from './blog-feed.ts'

/** `/{lang}/blog/rss.xml` and `/{lang}/blog/atom.xml`. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const format = new URL(request.url).pathname.endsWith('/atom.xml') ? 'atom' : 'rss'
  const feed = await blogFeed(params, context, `${format}.xml`)
  const headers = { 'Content-Type': `application/${format}+xml; charset=utf-8` }
  return new Response(format === 'atom' ? atom(feed) : rss(feed), { headers })
}
