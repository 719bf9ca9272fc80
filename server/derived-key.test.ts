import { expect, it } from 'vitest'
import { derivedKey } from './derived-key.ts'

it('makes the same key of the same secret, another for another purpose or secret', () => {
  const key = derivedKey(['secret one'], 'mailbox')
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(derivedKey(['secret one'], 'mailbox')).toBe(key)
  expect(derivedKey(['secret one'], 'office')).not.toBe(key)
  expect(derivedKey(['secret two'], 'mailbox')).not.toBe(key)
})
