import { describe, expect, it } from 'vitest'
import { euros } from './money.ts'

describe('euros', () => {
  it.each([
    [0, 0],
    [79, 7_900],
    [1990, 199_000],
    [8990, 899_000],
    // Binary fractions: 19.99 * 100 is 1998.9999999999998.
    [19.99, 1_999],
    [0.01, 1],
    [1.1, 110],
    [-1990, -199_000],
  ])('turns € %d into %d cents', (amount, cents) => {
    expect(euros(amount)).toBe(cents)
  })

  it.each([0.001, 19.999, 1 / 3])('knows no part of a cent: € %d', (amount) => {
    expect(() => euros(amount)).toThrow(RangeError)
  })
})
