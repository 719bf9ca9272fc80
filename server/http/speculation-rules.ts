import { createHash } from 'node:crypto'
import type { ServerBuild } from 'react-router'
import { languages } from '#domain/language.ts'
import { strictHeaders } from './final-response.ts'
import { queryOfRoute } from './page-queries.ts'
import { type StoredResponse, storedResponse } from './stored-response.ts'

export interface RulesFile {
  /** Shared pages name it to their scripts; all others do not (docs/decisions/0003). Another one for each content: a page kept from another build finds its own or none. */
  path: string
  /** For the policy of these pages: scripts may add these rules, and no others. */
  source: string
  response: StoredResponse
}

export function rulesFile(routes: ServerBuild['routes'], { https }: { https: boolean }): RulesFile {
  const rules = Buffer.from(JSON.stringify(speculationRules(routes)))
  const hash = createHash('sha256').update(rules)
  return {
    path: `/speculation-rules-${hash.copy().digest('hex').slice(0, 8)}.json`,
    source: `'sha256-${hash.digest('base64')}'`,
    response: storedResponse(rules, {
      ...strictHeaders({ https }),
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=31536000, immutable',
    }),
  }
}

/** Shared pages with a form: visitors open them only in order to submit it. */
const formPages = ['features/newsletter/site/newsletter', 'features/booking/site/withdrawal', 'withdrawal-german']

/** Links of the header and the menu (src/frame). */
const menuLinks = 'header nav a, [data-menu] a'

/** The pages that a browser may prefetch. Every other route is excluded by name, a new one until it is declared shared (`queryOfRoute`). */
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
