import { contentContext } from '#content/context.ts'
import { workshopsContext } from '#features/workshops/context.ts'
import { alternatesOf } from '#frame/alternates.ts'
import { clockContext, requestContext } from '#frame/context.ts'
import type { Route } from './+types/sitemap'
import { type ListedAddress, listedAddresses } from './listed-addresses.ts'

/** `/sitemap.xml`: every page in both languages with its translation (sitemaps.org, hreflang as Google reads it). */
export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(requestContext)
  const addresses = await listedAddresses({
    content: context.get(contentContext),
    workshops: context.get(workshopsContext),
    now: context.get(clockContext).now,
  })
  facts.cache('workshops', 'content')
  return new Response(sitemap(addresses, facts.siteUrl), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}

export function sitemap(addresses: readonly ListedAddress[], siteUrl: string): string {
  const entries = addresses.map(({ language, behind, translation, modifiedAt }) => {
    const links = alternatesOf(language, behind, translation).map(
      ({ hrefLang, path }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${asText(siteUrl + path)}"/>`,
    )
    const changed = modifiedAt === undefined ? '' : `<lastmod>${modifiedAt}</lastmod>`
    return `<url><loc>${asText(`${siteUrl}/${language}${behind}`)}</loc>${changed}${links.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

function asText(url: string): string {
  return encodeURI(url).replaceAll('&', '&amp;').replaceAll("'", '&apos;')
}
