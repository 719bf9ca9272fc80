import type { Route } from './+types/consent-style'
import { consentOf } from './consent-cookies.ts'

/** Hides the banner without JavaScript after an answer: pages are shared, this style sheet is personal and requested in `noscript` only. */
export function loader({ request }: Route.LoaderArgs): Response {
  const answered = consentOf(request.headers.get('cookie')) !== null
  const style = answered ? ':root{scroll-padding-block-end:0}:root [data-consent-banner]{display:none}' : ''
  return new Response(style, {
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-store', Vary: 'Cookie' },
  })
}
