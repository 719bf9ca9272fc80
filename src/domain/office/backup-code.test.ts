import { describe, expect, it } from 'vitest'
import { backupCodeOf } from './sign-in.ts'

describe('a backup code on paper', () => {
  it.each(['7dmxq-hb2kn', '7DMXQ-HB2KN', '7dmxqhb2kn', ' 7dmxq hb2kn ', '7dmxq–hb2kn'])('is read from %j', (typed) => {
    expect(backupCodeOf(typed)).toBe('7dmxq-hb2kn')
  })
})
