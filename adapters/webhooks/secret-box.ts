import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { SecretBox } from '#usecases/ports/webhooks.ts'

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

/** Seals with AES-256-GCM; `key` is 256 bits as base64url. */
export function secretBox(key: string): SecretBox {
  const bytes = Buffer.from(key, 'base64url')
  return {
    seal(secret) {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv(algorithm, bytes, iv)
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open(sealed) {
      const all = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv(algorithm, bytes, all.subarray(0, ivLength))
      decipher.setAuthTag(all.subarray(ivLength, ivLength + tagLength))
      return Buffer.concat([decipher.update(all.subarray(ivLength + tagLength)), decipher.final()]).toString()
    },
  }
}
