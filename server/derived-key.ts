import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { CheckLogin } from '#content/documents/content-context.ts'
import type { KeyRing } from '#platform/ports.ts'

/** A key for one purpose, derived from the secret, so that a leaked key reveals no other. 256 bits, base64url. */
export function derivedKey([newest]: KeyRing, purpose: string): string {
  return keyOf(newest, purpose)
}

/** One derived key per secret, newest first. */
export function derivedKeys([newest, ...older]: KeyRing, purpose: string): KeyRing {
  return [keyOf(newest, purpose), ...older.map((secret) => keyOf(secret, purpose))]
}

function keyOf(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', `flightdeck ${purpose}`, 32)).toString('base64url')
}

/** Parses SECRET and the secret file: newest first, separated by commas, spaces or line breaks. */
export function ringOf(text: string): KeyRing {
  const [newest = '', ...older] = text.split(/[\s,]+/).filter((secret) => secret !== '')
  return [newest, ...older]
}

/** Hashes for log lines: entries of one account or network can be correlated, but neither can be read from them. */
export function signInHash(secrets: KeyRing): (text: string) => string {
  const key = derivedKey(secrets, 'failed sign-ins')
  return (text) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 16)
}

/** The single account 'editor', with a password derived from the secret. */
export function soleEditor(key: string): CheckLogin {
  return async (username, password) =>
    username === 'editor' && isSame(password, key) ? { name: 'editor', role: 'editor' } : null
}

/** Compares two keys in constant time. */
export function isSame(given: string, expected: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}
