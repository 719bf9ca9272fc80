import { describe, expect, it } from 'vitest'
import { isIdle, isNewUse } from './sign-in.ts'

const nine = Temporal.Instant.from('2027-03-01T09:00:00+01:00')

describe('a session that was last used at nine', () => {
  it.each([
    ['09:04:59', { isIdle: false, isNewUse: false }],
    ['09:05:00', { isIdle: false, isNewUse: true }],
    ['16:59:59', { isIdle: false, isNewUse: true }],
    ['17:00:00', { isIdle: true, isNewUse: true }],
  ])('at %s: %j', (time, expected) => {
    const now = Temporal.Instant.from(`2027-03-01T${time}+01:00`)
    expect({ isIdle: isIdle(nine, now), isNewUse: isNewUse(nine, now) }).toEqual(expected)
  })
})
