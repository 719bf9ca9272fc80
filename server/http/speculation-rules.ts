import type { ServerBuild } from 'react-router'
import { languages } from '#domain/language.ts'
import { queryOfRoute } from './page-queries.ts'
import { type StoredResponse, storedResponse } from './stored-response.ts'
import { strictHeaders } from './strict-headers.ts'

/** Where browsers find the rules. Pages that are the same for everyone name it in a header; all others have none (docs/decisions/0003). */
export const speculationRulesPath = '/speculation-rules.json'

/** Pages for everyone that forms are sent to: nobody goes there from a link but to send one. */
const formPages = ['features/newsletter/site/newsletter', 'features/booking/site/withdrawal', 'withdrawal-german']

/** Links of the header and of the menu (src/frame). */
const menuLinks = 'header nav a, [data-menu] a'

/**
 * Which pages a browser may load before they are asked for: those that are kept for everyone (`queryOfRoute`), in a language. Every other route is
 * named as refused, so a new one is refused until someone says that its page is for everyone.
 */
export function speculationRules(routes: ServerBuild['routes']) {
  const inLanguage = `/:language(${languages.join('|')})`
  const isPage = (id: string, path: string) => id in queryOfRoute && !formPages.includes(id) && !path.includes('.')
  const refused = Object.keys(routes).flatMap((id) => {
    const path = wholePath(routes, id)
    return path.startsWith(':language/') && !isPage(id, path) ? [inLanguage + fixedPart(path)] : []
  })
  const pages = [
    { href_matches: `${inLanguage}{/*}?` },
    { not: { href_matches: [...new Set(refused)].map((path) => `${path}{/*}?`) } },
  ]
  const likely = { or: [{ selector_matches: menuLinks }, { href_matches: `${inLanguage}/workshops/*` }] }
  return {
    prefetch: [{ where: { and: pages }, eagerness: 'moderate' }],
    prerender: [{ where: { and: [...pages, likely] }, eagerness: 'moderate' }],
  }
}

/** The rules as browsers ask for them. */
export function storedSpeculationRules(routes: ServerBuild['routes'], { https }: { https: boolean }): StoredResponse {
  const headers = {
    ...strictHeaders({ https }),
    'content-type': 'application/speculationrules+json',
    'cache-control': 'public, max-age=3600',
  }
  return storedResponse(Buffer.from(JSON.stringify(speculationRules(routes))), headers, 'asset')
}

function wholePath(routes: ServerBuild['routes'], id: string): string {
  const route = routes[id]
  if (!route) return ''
  const above = route.parentId ? wholePath(routes, route.parentId) : ''
  return [above, route.path ?? ''].filter(Boolean).join('/')
}

/** What the address of a route begins with in every language: '/order' of ':language/order/:token'. */
function fixedPart(path: string): string {
  return path.replace(/^:language/, '').replace(/[/][:*].*$/, '')
}
