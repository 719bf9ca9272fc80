import { createHash } from 'node:crypto'
import type { KeyRing } from '#platform/ports.ts'

/** The same keys as better-auth takes them. What it encrypts begins with the version of its key, so each has one that follows from itself. */
export function secretsOf(keys: KeyRing): { version: number; value: string }[] {
  return keys.map((value) => ({ version: createHash('sha256').update(value).digest().readUIntBE(0, 4), value }))
}

/** What was encrypted before there were versions: with the oldest key that is listed. */
export function unversionedSecret(keys: KeyRing): string {
  return keys.at(-1) ?? keys[0]
}
