import type { RequestListener } from 'node:http'

/** Two years, the minimum of the HSTS preload list. */
const hsts = 'max-age=63072000; includeSubDomains'

export interface StrictOptions {
  https: boolean
}

/** What is on every answer, a page or not. */
export function strictHeaders({ https }: StrictOptions): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(https && { 'strict-transport-security': hsts }),
  }
}

/** For answers that are no pages: nothing in them is to be run, or shown in a frame. */
const nothing = "default-src 'none'; frame-ancestors 'none'"

/** Sets the strict headers before `next` answers; what it sets itself wins. `policy` is left out where Vite’s own pages are served. */
export function withStrictHeaders(
  next: RequestListener,
  { policy, ...options }: StrictOptions & { policy: boolean },
): RequestListener {
  const headers = Object.entries({
    ...strictHeaders(options),
    ...(policy && { 'content-security-policy': nothing }),
  })
  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    next(request, response)
  }
}
