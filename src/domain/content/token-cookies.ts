import { languages } from '../language.ts'

/** The clients of the content source (docs/product.md#content-source): one without a language and one per language. */
export const contentClientIds = ['default', ...languages] as const

export type ContentClientId = (typeof contentClientIds)[number]

/** The bearer tokens in an editor's browser, by client (docs/product.md#content-tokens). */
export type ContentTokens = Readonly<Partial<Record<ContentClientId, string>>>

/** Seconds: 7 days (docs/product.md#content-tokens). */
const lifetime = 604_800

/** The name of the default client's cookie, and the prefix of the others. */
export const tokenCookieName = 'content-token'

/** Valid characters of a bearer token (RFC 6750, `b64token`); nothing else is forwarded. */
const wellFormed = /^[\w.~+/-]{1,3800}=*$/

/** `content-token`, `content-token.de`, `content-token.en`; on https with `__Host-`, so that no other host of the domain can set them. */
function nameOf(id: ContentClientId, secure: boolean): string {
  const name = id === 'default' ? tokenCookieName : `${tokenCookieName}.${id}`
  return secure ? `__Host-${name}` : name
}

/** The tokens in a `Cookie` header; null when there are none, as for every visitor. */
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

/** `Set-Cookie` headers for a new token, valid for all clients. `secure` on https only. HttpOnly (docs/decisions/0045). */
export function tokenCookies(token: string, secure: boolean): string[] {
  return contentClientIds.map((id) => `${nameOf(id, secure)}=${token}; Max-Age=${lifetime}; ${attributes(secure)}`)
}

/** `Set-Cookie` headers that delete the tokens, after a logout or when a token has become invalid. */
export function clearedTokenCookies(secure: boolean): string[] {
  return contentClientIds.map((id) => `${nameOf(id, secure)}=; Max-Age=0; ${attributes(secure)}`)
}

function attributes(secure: boolean): string {
  return `Path=/; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`
}
