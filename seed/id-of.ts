import { createHash } from 'node:crypto'

/** A UUID that follows from a name (version 8, RFC 9562), so that the seed world has the same ids wherever it is built. */
export function idOf(name: string): string {
  const hex = createHash('sha256').update(`flightdeck seed: ${name}`).digest('hex')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
