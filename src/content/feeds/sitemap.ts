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

/**
 * `/sitemap.xml`: every page in both languages with its translation (sitemaps.org, Google's hreflang). With more posts than one part can list, an
 * index of parts (sitemap-part.ts), so that a request does not read years of posts.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(requestContext)
  const sources = listedSources(context)
  const parts = await partsOfPosts(sources)
  facts.cache('workshops', 'content')
  if (parts > 1) return xmlAnswer(sitemapIndex(parts, facts.siteUrl))
  const addresses = [...(await listedPages(sources)), ...(await postsOfPart(sources, 1))]
  return xmlAnswer(sitemap(addresses, facts.siteUrl))
}
