import { createHash, createHmac } from 'node:crypto'
import type { KeyRing } from '#platform/ports.ts'

/* Apart from better-auth, which is loaded when somebody signs in. */

/** The same keys as better-auth takes them. What it encrypts begins with the version of its key, so each has one that follows from itself. */
export function secretsOf(keys: KeyRing): { version: number; value: string }[] {
  return keys.map((value) => ({ version: createHash('sha256').update(value).digest().readUIntBE(0, 4), value }))
}

/** What was encrypted before there were versions: with the oldest key that is listed. */
export function unversionedSecret(keys: KeyRing): string {
  return keys.at(-1) ?? keys[0]
}

/** Signs cookies of older keys with the newest: better-auth decrypts with all its secrets, but checks cookies with the first alone. */
export function withRenewedSignature(headers: Headers, [newest, ...older]: KeyRing): Headers {
  const cookies = headers.get('cookie')
  if (!cookies || older.length === 0) return headers
  const renewed = new Headers(headers)
  renewed.set('cookie', cookies.split(/;\s*/).map(renewedCookie).join('; '))
  return renewed

  function renewedCookie(cookie: string): string {
    const [, name, value, signature] = /^([^=]+)=(.+)[.]([^.]+)$/.exec(cookie) ?? []
    if (name === undefined || value === undefined || signature === undefined) return cookie
    const isOlder = older.some((key) => signatureOf(decoded(value), key) === decoded(signature))
    return isOlder ? `${name}=${value}.${encodeURIComponent(signatureOf(decoded(value), newest))}` : cookie
  }
}

/** The cookie of this name that this key has signed, as it was sent, and its value; null for any other. */
export function signedCookieIn(headers: Headers, name: string, key: string): { cookie: string; value: string } | null {
  for (const cookie of (headers.get('cookie') ?? '').split(/;\s*/)) {
    const [, called, value = '', signature = ''] = /^([^=]+)=(.+)[.]([^.]+)$/.exec(cookie) ?? []
    if (called === name && signatureOf(decoded(value), key) === decoded(signature))
      return { cookie, value: decoded(value) }
  }
  return null
}

function signatureOf(value: string, key: string): string {
  return createHmac('sha256', key).update(value).digest('base64')
}

/** Empty for what no browser of ours sends: no signature is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
