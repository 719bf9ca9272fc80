import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createCipher } from './create-cipher.ts'

const key = () => randomBytes(32).toString('base64url')

it('opens what it has sealed, and nothing that another key has sealed or someone has changed', () => {
  const cipher = createCipher([key()])
  const encrypted = cipher.encrypt('whsec_c2VjcmV0')
  expect(encrypted).not.toContain('c2VjcmV0')
  expect(cipher.encrypt('whsec_c2VjcmV0')).not.toBe(encrypted)
  expect(cipher.decrypt(encrypted)).toBe('whsec_c2VjcmV0')
  expect(() => createCipher([key()]).decrypt(encrypted)).toThrow()
  const other = encrypted.endsWith('A') ? 'B' : 'A'
  expect(() => cipher.decrypt(encrypted.slice(0, -3) + other.repeat(3))).toThrow()
})
