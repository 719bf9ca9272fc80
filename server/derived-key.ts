import { hkdfSync } from 'node:crypto'
import type { KeyRing } from '#platform/ports.ts'

/** A key for one purpose, derived from the secret: a leaked one reveals no other. 256 bits, base64url. */
export function derivedKey([newest]: KeyRing, purpose: string): string {
  return keyOf(newest, purpose)
}

/** The same from each secret, the newest first. */
export function derivedKeys([newest, ...older]: KeyRing, purpose: string): KeyRing {
  return [keyOf(newest, purpose), ...older.map((secret) => keyOf(secret, purpose))]
}

function keyOf(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', `flightdeck ${purpose}`, 32)).toString('base64url')
}

/** Secrets as SECRET and the file of the data folder have them: the newest first, with commas, spaces or lines between them. */
export function ringOf(text: string): KeyRing {
  const [newest = '', ...older] = text.split(/[\s,]+/).filter((secret) => secret !== '')
  return [newest, ...older]
}
