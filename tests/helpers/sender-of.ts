import { createHash } from 'node:crypto'

/** The network address that a sender of this name has: one of those that are set apart for measuring networks (RFC 2544). */
export function senderOf(name: string): string {
  const [high = 0, low = 0] = createHash('sha256').update(name).digest()
  return `198.18.${high}.${low}`
}
