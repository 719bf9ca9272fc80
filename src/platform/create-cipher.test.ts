import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createCipher } from './create-cipher.ts'

const key = () => randomBytes(32).toString('base64url')

it('opens what it has sealed, and nothing that another key has sealed or somebody has changed', () => {
  const box = createCipher([key()])
  const sealed = box.seal('whsec_c2VjcmV0')
  expect(sealed).not.toContain('c2VjcmV0')
  expect(box.seal('whsec_c2VjcmV0')).not.toBe(sealed)
  expect(box.open(sealed)).toBe('whsec_c2VjcmV0')
  expect(() => createCipher([key()]).open(sealed)).toThrow()
  const other = sealed.endsWith('A') ? 'B' : 'A'
  expect(() => box.open(sealed.slice(0, -3) + other.repeat(3))).toThrow()
})
