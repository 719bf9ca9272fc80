import { describe, expect, it } from 'vitest'
import { certificationBySlug } from '../workshop/certification.ts'
import { defaultPrices, offersDiscover, offersIntroduction } from './tariff.ts'

describe('the introduction', () => {
  it('costs 79 when it is added to a seat, and 99 alone', () => {
    expect(defaultPrices.introduction).toBe(79_00)
    expect(certificationBySlug('flin')?.price).toBe(99_00)
  })

  it.each(['fl2d', 'fl3d', 'flsa', 'flcl', 'flcp'] as const)('is offered with %s', (slug) => {
    expect(offersIntroduction(slug)).toBe(true)
  })

  it('is not offered with itself', () => {
    expect(offersIntroduction('flin')).toBe(false)
  })
})

describe('Discover', () => {
  it.each([
    ['fl2d', true],
    ['fl3d', true],
    ['flsa', true],
    ['flcl', true],
    ['flin', false],
    ['flcp', false],
  ] as const)('is offered with %s: %s', (slug, offered) => {
    expect(offersDiscover(slug)).toBe(offered)
  })

  it('makes 2290 of a seat on site and 2190 of one online', () => {
    const { seats, discover } = defaultPrices
    expect([seats.fl2d + discover.onSite, seats.fl2d + discover.online]).toEqual([2290_00, 2190_00])
  })
})
