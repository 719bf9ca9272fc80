import { playerOrigins } from '#domain/content/embed-player.ts'
import { strictHeaders } from './strict-headers.ts'

interface SecurityOptions {
  /** Stands on the page's own inline scripts; see `policy`. */
  nonce: string
  https: boolean
  development: boolean
  /** Origins beside its own that the page's script may ask. */
  connectsTo: readonly string[]
  /** Whether styles may stand in the page itself: the visual editor writes its own there. */
  inlineStyles: boolean
  /** Other origins that a form may end at: the pages of the payment provider. */
  formTargets: readonly string[]
}

/** Headers of every page. In development Vite's own inline scripts and styles are let through. */
export function securityHeaders(options: SecurityOptions): Record<string, string> {
  return {
    ...strictHeaders(options),
    'content-security-policy': options.development ? "frame-ancestors 'none'" : policy(options),
  }
}

/**
 * Scripts run only from this site. The few inline ones that React Router writes carry a nonce that is drawn for each rendering: what
 * somebody smuggles into a page's content cannot know it. Kept pages keep theirs, which does no harm: a kept page is finished. Hashes
 * taken from the finished page would have blessed smuggled scripts as well.
 */
function policy({ nonce, inlineStyles, connectsTo, formTargets }: SecurityOptions): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    inlineStyles ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectsTo].join(' '),
    // loaded only after a click (app/blocks/embed-block.tsx)
    `frame-src 'self' ${playerOrigins.join(' ')}`,
    "manifest-src 'self'",
    // A form that is answered with a redirect has to be allowed its target too.
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
