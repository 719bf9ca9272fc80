import { alternatesOf } from '#frame/page-meta.ts'
import type { ListedAddress } from './listed-addresses.ts'

export function xmlAnswer(text: string): Response {
  return new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}

export function sitemapIndex(parts: number, siteUrl: string): string {
  const names = ['pages', ...Array.from({ length: parts }, (_, index) => `posts-${index + 1}`)]
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${names.map((name) => `<sitemap><loc>${siteUrl}/sitemap/${name}.xml</loc></sitemap>`).join('\n')}
</sitemapindex>
`
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
