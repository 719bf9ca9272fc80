import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Cipher, KeyRing } from '#platform/ports.ts'

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

/** AES-256-GCM; keys are 256 bits in base64url. */
export function createCipher(keys: KeyRing): Cipher {
  return {
    encrypt(secret) {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv(algorithm, Buffer.from(keys[0], 'base64url'), iv)
      const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
    },
    decrypt(encrypted) {
      const all = Buffer.from(encrypted, 'base64url')
      // The authentication tag shows which key was used.
      for (const key of keys) {
        const secret = decryptedWith(all, Buffer.from(key, 'base64url'))
        if (secret !== null) return secret
      }
      throw new Error('encrypted with a key that is not listed, or changed')
    },
  }
}

function decryptedWith(all: Buffer, key: Buffer): string | null {
  if (all.length < ivLength + tagLength) return null
  const decipher = createDecipheriv(algorithm, key, all.subarray(0, ivLength))
  decipher.setAuthTag(all.subarray(ivLength, ivLength + tagLength))
  try {
    return Buffer.concat([decipher.update(all.subarray(ivLength + tagLength)), decipher.final()]).toString()
  } catch {
    return null
  }
}
