import { hkdfSync } from 'node:crypto'

/** A key for one purpose, made from the secret: whoever learns one learns nothing of the others. 256 bits, base64url. */
export function derivedKey(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', `flightdeck ${purpose}`, 32)).toString('base64url')
}
