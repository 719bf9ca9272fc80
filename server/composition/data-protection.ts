import { createHmac } from 'node:crypto'
import { createDataProtection, type DataProtection } from '#features/privacy/data-protection.ts'
import { dataProtectionReadsOn } from '#features/privacy/store/data-protection.ts'
import type { Database } from '#platform/db/database.ts'
import type { Clock, KeyRing, Transactions } from '#platform/ports.ts'
import { derivedKeys } from '../derived-key.ts'

interface Parts {
  db: Database
  secrets: KeyRing
  clock: Clock
  transactions: Transactions
}

/** Data protection with its own key, since the log stores hashes instead of addresses. */
export function dataProtectionOf({ db, secrets, ...ports }: Parts): DataProtection {
  const keys = derivedKeys(secrets, 'erased addresses')
  return createDataProtection({
    ...ports,
    reads: dataProtectionReadsOn(db),
    hashOf: (address) => hashOf(keys[0], address),
    hashesOf: (address) => keys.map((key) => hashOf(key, address)),
  })
}

/** The first 122 bits of an HMAC as a UUID version 8, which is reserved for custom constructions (RFC 9562). */
function hashOf(key: string, address: string): string {
  const bytes = createHmac('sha256', key).update(address).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
