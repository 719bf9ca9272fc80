import { type ContentClientId, type ContentTokens, contentClientIds } from './content-client-id.ts'

/** Seconds: 7 days (docs/product.md#content-tokens). */
const lifetime = 604_800

/** The name of the default client’s cookie, and how those of the others begin. */
export const tokenCookieName = 'content-token'

/** What a bearer token may be made of (RFC 6750, `b64token`); nothing else is sent on. */
const wellFormed = /^[\w.~+/-]{1,3800}=*$/

/**
 * Each client has its own cookie: `content-token`, `content-token.de`, `content-token.en`. `__Host-` where the site is reached by https: then no
 * other host of the domain can set them.
 */
function nameOf(id: ContentClientId, secure: boolean): string {
  const name = id === 'default' ? tokenCookieName : `${tokenCookieName}.${id}`
  return secure ? `__Host-${name}` : name
}

/** The tokens in a `Cookie` header; null when there is none, as with every visitor. */
export function tokensIn(cookieHeader: string | null, secure: boolean): ContentTokens | null {
  if (!cookieHeader?.includes(tokenCookieName)) return null
  const cookies = new Map(cookieHeader.split(';').map((cookie) => pairOf(cookie.trim())))
  const found = contentClientIds.flatMap((id) => {
    const value = cookies.get(nameOf(id, secure))
    return value !== undefined && wellFormed.test(value) ? [[id, value] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : null
}

function pairOf(cookie: string): readonly [string, string] {
  const at = cookie.indexOf('=')
  return [cookie.slice(0, at), cookie.slice(at + 1)]
}

/**
 * `Set-Cookie` for a token that was just given: one login is good for all three clients. `secure` where the site is reached by https; plain
 * http would lose them otherwise. No script may read them (docs/decisions/0045).
 */
export function tokenCookies(token: string, secure: boolean): string[] {
  return contentClientIds.map((id) => `${nameOf(id, secure)}=${token}; Max-Age=${lifetime}; ${attributes(secure)}`)
}

/** `Set-Cookie` after a logout, and when the token is not valid any more. */
export function clearedTokenCookies(secure: boolean): string[] {
  return contentClientIds.map((id) => `${nameOf(id, secure)}=; Max-Age=0; ${attributes(secure)}`)
}

function attributes(secure: boolean): string {
  return `Path=/; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`
}
