import { createHmac } from 'node:crypto'
import type { KeyRing } from '#platform/ports.ts'
import { derivedKey } from '../derived-key.ts'

/** Hashes for log lines: entries of one account or network can be correlated, but neither can be read from them. */
export function signInHash(secrets: KeyRing): (text: string) => string {
  const key = derivedKey(secrets, 'failed sign-ins')
  return (text) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 16)
}
