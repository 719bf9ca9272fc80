import type { Route } from './+types/consent-style'
import { consentOf } from './consent-cookies.ts'

/**
 * Hides the cookie banner for visitors without JavaScript who have answered it. Pages are shared and cannot know the answer; this style sheet is
 * personal, a few bytes long, and requested only inside `noscript`.
 */
export function loader({ request }: Route.LoaderArgs): Response {
  const answered = consentOf(request.headers.get('cookie')) !== null
  const style = answered ? ':root{scroll-padding-block-end:0}:root [data-consent-banner]{display:none}' : ''
  return new Response(style, {
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-store', Vary: 'Cookie' },
  })
}
