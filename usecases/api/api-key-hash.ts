import { createHash } from 'node:crypto'

/** What is kept of a key. It is 256 random bits: one round of SHA-256 cannot be guessed back. */
export function apiKeyHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
