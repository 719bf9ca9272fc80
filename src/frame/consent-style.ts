import type { Route } from './+types/consent-style'
import { consentOf } from './consent-cookies.ts'

/**
 * Hides the cookie question from visitors without JavaScript who have answered it. Pages are the same for everyone, so they cannot know;
 * this sheet belongs to one visitor, is a few bytes long, and only a `noscript` asks for it.
 */
export function loader({ request }: Route.LoaderArgs): Response {
  const answered = consentOf(request.headers.get('cookie')) !== null
  const style = answered ? ':root{scroll-padding-block-end:0}:root [data-consent-banner]{display:none}' : ''
  return new Response(style, {
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-store', Vary: 'Cookie' },
  })
}
