import { describe, expect, it } from 'vitest'
import { euros } from '../money.ts'
import { defaultPackagePrices, packagePrice } from '../pricing/tariff.ts'
import { awaitsContact, packageLimits, packages, packagesFor } from './package.ts'

const slugs = (programme: 'now' | 'realise', people: number) => packagesFor(programme, people).map(({ slug }) => slug)

describe('the packages', () => {
  it.each([
    ['now-3', 3, 4470, 2],
    ['now-4', 4, 5960, 3],
    ['now-5', 5, 7450, 4],
    ['realise-3', 3, 7500, undefined],
    ['realise-4', 4, 8700, undefined],
    ['realise-5', 5, 9900, undefined],
  ])('%s is for %i people, costs € %i and includes %s hours of coaching', (slug, people, price, coachingHours) => {
    const found = packages.find((one) => one.slug === slug)
    expect(found?.people).toBe(people)
    expect(found && packagePrice(found, defaultPackagePrices)).toBe(euros(price))
    expect(found?.coachingHours).toBe(coachingHours)
  })

  it('cost by person what the price list gives', () => {
    const byPerson = packages.map((one) => [one.slug, packagePrice(one, defaultPackagePrices) / one.people])
    expect(byPerson).toEqual([
      ['now-3', 1490_00],
      ['now-4', 1490_00],
      ['now-5', 1490_00],
      ['realise-3', 2500_00],
      ['realise-4', 2175_00],
      ['realise-5', 1980_00],
    ])
  })
})

describe('the two working days in which we get in touch about a package', () => {
  it.each([
    ['Monday', '2026-11-23T10:00+01:00', '2026-11-25T23:59+01:00', '2026-11-26T00:00+01:00'],
    ['Thursday', '2026-11-26T10:00+01:00', '2026-11-30T23:59+01:00', '2026-12-01T00:00+01:00'],
    ['Friday', '2026-11-27T23:59+01:00', '2026-12-01T23:59+01:00', '2026-12-02T00:00+01:00'],
    ['Saturday', '2026-11-28T10:00+01:00', '2026-12-01T23:59+01:00', '2026-12-02T00:00+01:00'],
  ])('end in Vienna, without the weekend: ordered on a %s', (_, placedAt, last, over) => {
    const at = Temporal.Instant.from(placedAt)
    expect(awaitsContact(at, Temporal.Instant.from(last))).toBe(true)
    expect(awaitsContact(at, Temporal.Instant.from(over))).toBe(false)
  })
})

describe('the packages of a group', () => {
  it.each([
    [2, []],
    [3, ['now-3']],
    [4, ['now-4']],
    [5, ['now-5']],
    [6, ['now-3', 'now-3']],
    [7, ['now-4', 'now-3']],
    [8, ['now-4', 'now-4']],
    [9, ['now-5', 'now-4']],
    [10, ['now-5', 'now-5']],
    [11, []],
  ])('of %i for NOW: %j', (people, expected) => {
    expect(slugs('now', people)).toEqual(expected)
  })

  it.each([
    [0, []],
    [1, ['realise-3']],
    [3, ['realise-3']],
    [4, ['realise-4']],
    [5, ['realise-5']],
    [6, []],
    [2.5, []],
  ])('of %d for Realise: %j', (people, expected) => {
    expect(slugs('realise', people)).toEqual(expected)
  })

  it('of NOW contain a licence for each, and not one more', () => {
    const { least, most } = packageLimits.now
    for (let people = least; people <= most; people += 1)
      expect(packagesFor('now', people).reduce((sum, one) => sum + one.people, 0)).toBe(people)
  })
})
