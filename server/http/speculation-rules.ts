import type { ServerBuild } from 'react-router'
import { languages } from '#domain/language.ts'
import { queryOfRoute } from './page-queries.ts'
import { type StoredResponse, storedResponse } from './stored-response.ts'
import { strictHeaders } from './strict-headers.ts'

/** The URL of the rules. Shared pages name it in a header; all others do not (docs/decisions/0003). */
export const speculationRulesPath = '/speculation-rules.json'

/** Shared pages with a form: visitors open them only in order to submit it. */
const formPages = ['features/newsletter/site/newsletter', 'features/booking/site/withdrawal', 'withdrawal-german']

/** Links of the header and the menu (src/frame). */
const menuLinks = 'header nav a, [data-menu] a'

/**
 * The pages that a browser may prefetch: shared pages (`queryOfRoute`) in a language. Every other route is excluded by name, so a new route is
 * excluded until it is declared shared.
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

export function storedSpeculationRules(routes: ServerBuild['routes'], { https }: { https: boolean }): StoredResponse {
  const headers = {
    ...strictHeaders({ https }),
    'content-type': 'application/speculationrules+json',
    'cache-control': 'public, max-age=3600',
  }
  return storedResponse(Buffer.from(JSON.stringify(speculationRules(routes))), headers)
}

function wholePath(routes: ServerBuild['routes'], id: string): string {
  const route = routes[id]
  if (!route) return ''
  const above = route.parentId ? wholePath(routes, route.parentId) : ''
  return [above, route.path ?? ''].filter(Boolean).join('/')
}

/** The fixed start of a route's path, without language: '/order' of ':language/order/:token'. */
function fixedPart(path: string): string {
  return path.replace(/^:language/, '').replace(/[/][:*].*$/, '')
}
