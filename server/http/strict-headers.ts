import type { RequestListener } from 'node:http'

/** Two years, the minimum of the HSTS preload list. */
const hsts = 'max-age=63072000; includeSubDomains'

export interface StrictOptions {
  https: boolean
}

/** Headers of every response. */
export function strictHeaders({ https }: StrictOptions): Record<string, string> {
  return {
    ...fileHeaders({ https }),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  }
}

/** Those that mean something for scripts, styles and fonts, which are never opened as a document. */
export function fileHeaders({ https }: StrictOptions): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(https && { 'strict-transport-security': hsts }),
  }
}

/** For responses that are not pages: nothing in them may run or be framed. */
const nothing = "default-src 'none'; frame-ancestors 'none'"

/** Sets the strict headers before `next` answers; headers that `next` sets win. `policy` is off where Vite serves its own pages. */
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
