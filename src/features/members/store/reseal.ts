import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { createCipher } from '#platform/create-cipher.ts'
import type { Database } from '#platform/db/database.ts'
import { webhook } from '#platform/db/tables/mail.ts'
import { memberSecondFactor } from '#platform/db/tables/member.ts'
import type { KeyRing } from '#platform/ports.ts'
import { secretsOf } from './auth-keys.ts'

export interface Resealed {
  secondFactors: number
  webhooks: number
}

/** Encrypts everything stored with the newest keys, all or nothing. Throws where a key is not listed. The site may go on meanwhile. */
export function reseal(db: Database, keys: { office: KeyRing; webhooks: KeyRing }): Promise<Resealed> {
  return db.transaction(async (tx) => {
    const factors = await tx.select().from(memberSecondFactor).for('update')
    for (const { id, secret, backupCodes } of factors) {
      const changed = {
        secret: await encrypted(secret, keys.office),
        backupCodes: await encrypted(backupCodes, keys.office),
      }
      await tx.update(memberSecondFactor).set(changed).where(eq(memberSecondFactor.id, id))
    }
    const cipher = createCipher(keys.webhooks)
    const hooks = await tx.select().from(webhook).for('update')
    for (const { id, secret, formerSecret } of hooks) {
      const former = formerSecret === null ? null : cipher.encrypt(cipher.decrypt(formerSecret))
      await tx
        .update(webhook)
        .set({ secret: cipher.encrypt(cipher.decrypt(secret)), formerSecret: former })
        .where(eq(webhook.id, id))
    }
    return { secondFactors: factors.length, webhooks: hooks.length }
  })
}

/** As better-auth encrypts, with the version of the newest key. */
async function encrypted(data: string, ring: KeyRing): Promise<string> {
  const secrets = secretsOf(ring)
  const keys = new Map(secrets.map(({ version, value }) => [version, value]))
  const currentVersion = secrets[0]?.version ?? 0
  // without a version: any key of before there were some
  for (const legacySecret of ring) {
    const key = { keys, currentVersion, legacySecret }
    const plain = await symmetricDecrypt({ key, data }).catch(() => null)
    if (plain !== null) return symmetricEncrypt({ key, data: plain })
  }
  throw new Error('a second factor was encrypted with a key that is not listed')
}
