import { describe, expect, it } from 'vitest'
import { freeSeats, groupDiscount } from './tariff.ts'

describe('the message about the discount', () => {
  it.each([
    ['a date for twelve', [12], { percent: 33, people: 12, varies: false, of: 3, pay: 2 }],
    ['dates for twelve and ten', [10, 12], { percent: 33, people: 12, varies: true, of: 3, pay: 2 }],
    ['a date for three', [3], { percent: 33, people: 3, varies: false, of: 3, pay: 2 }],
    ['a date for two, where no one has a free seat', [2], null],
    ['no dates', [], null],
  ])('of %s', (_, limits, discount) => {
    expect(groupDiscount(limits)).toEqual(discount)
  })

  it('names no discount above the largest that a booking gets', () => {
    for (let limit = 3; limit <= 50; limit += 1) {
      const { percent = 0 } = groupDiscount([limit]) ?? {}
      const parties = Array.from({ length: limit }, (_, index) => index + 1)
      expect(parties.some((party) => freeSeats(party) * 100 >= percent * party)).toBe(true)
    }
  })
})
