import { requestContext } from '#frame/context.ts'
import type { Route } from './+types/robots'

/** `/robots.txt`. Pages behind personal links are not listed: they carry `noindex`, which crawlers must be able to read. */
export function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(requestContext)
  facts.cache('content')
  const lines = ['User-agent: *', 'Disallow: /graphql', 'Disallow: /mailbox/', `Sitemap: ${facts.siteUrl}/sitemap.xml`]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
