import { data } from 'react-router'
import { servicesContext } from '#features/context.ts'
import { clockContext, requestContext } from '#frame/context.ts'
import { contentContext } from '../context.ts'
import type { Route } from './+types/sitemap-part'
import { listedPages, partsOfPosts, postsOfPart, sitemap, xmlAnswer } from './listed-addresses.ts'

/** `/sitemap/pages.xml` and `/sitemap/posts-{part}.xml`, listed in the index `/sitemap.xml`. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const facts = context.get(requestContext)
  const content = context.get(contentContext)
  if (params.part === 'pages.xml') {
    const now = context.get(clockContext).now
    const pages = await listedPages({ content, workshops: context.get(servicesContext), now })
    facts.cache('workshops', 'content')
    return xmlAnswer(sitemap(pages, facts.siteUrl))
  }
  const part = Number(/^posts-([1-9]\d{0,3})\.xml$/.exec(params.part)?.[1] ?? 0)
  if (part < 1 || part > (await partsOfPosts({ content }))) throw data(null, { status: 404 })
  const posts = await postsOfPart({ content }, part)
  facts.cache('content')
  return xmlAnswer(sitemap(posts, facts.siteUrl))
}
