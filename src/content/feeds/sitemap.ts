import { data } from 'react-router'
import { requestContext } from '#frame/context.ts'
import type { Route } from './+types/sitemap'
import {
  listedPages,
  listedSources,
  partsOfPosts,
  postsOfPart,
  sitemap,
  sitemapIndex,
  xmlAnswer,
} from './listed-addresses.ts'

/** `/sitemap.xml`: every page with its translation; above a limit an index of `/sitemap/pages.xml` and `/sitemap/posts-{part}.xml`. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const facts = context.get(requestContext)
  const sources = listedSources(context)
  if (params.part === 'pages.xml') {
    facts.cache('workshops', 'content')
    return xmlAnswer(sitemap(await listedPages(sources), facts.siteUrl))
  }
  const parts = await partsOfPosts(sources)
  if (params.part === undefined) {
    facts.cache('workshops', 'content')
    if (parts > 1) return xmlAnswer(sitemapIndex(parts, facts.siteUrl))
    const addresses = [...(await listedPages(sources)), ...(await postsOfPart(sources, 1))]
    return xmlAnswer(sitemap(addresses, facts.siteUrl))
  }
  const part = Number(/^posts-([1-9]\d{0,3})\.xml$/.exec(params.part)?.[1] ?? 0)
  if (part < 1 || part > parts) throw data(null, { status: 404 })
  facts.cache('content')
  return xmlAnswer(sitemap(await postsOfPart(sources, part), facts.siteUrl))
}
