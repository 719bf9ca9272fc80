import { describe, expect, it } from 'vitest'
import {
  certificationByPath,
  certificationBySlug,
  certificationHref,
  certificationSlugs,
  certifications,
  workshopHref,
} from './certification.ts'

describe('the workshops', () => {
  it('are the six of the product, each once', () => {
    expect(certifications.map(({ slug }) => slug)).toEqual([...certificationSlugs])
    for (const key of ['path', 'wpCategoryId', 'code'] as const) {
      expect(new Set(certifications.map((entry) => entry[key])).size).toBe(certifications.length)
    }
  })

  it.each([
    ['flin', 99_00],
    ['fl2d', 1990_00],
    ['fl3d', 1990_00],
    ['flsa', 1990_00],
    ['flcl', 1990_00],
    ['flcp', 8990_00],
  ])('%s costs %i cents', (slug, price) => {
    expect(certificationBySlug(slug)?.price).toBe(price)
  })

  it.each([
    ['fl2d', 135],
    ['fl3d', 138],
    ['flsa', 60],
  ])('%s has category %i', (slug, category) => {
    expect(certificationBySlug(slug)?.wpCategoryId).toBe(category)
  })

  it.each(certifications.map((entry) => [entry.slug, entry] as const))(
    '%s is found by its path and its name',
    (_, entry) => {
      expect(certificationByPath(entry.path)).toBe(entry)
      expect(certificationBySlug(entry.slug)).toBe(entry)
    },
  )

  it.each(['', 'FL2D', 'fl4d', 'constructor'])('%j is none', (name) => {
    expect(certificationBySlug(name)).toBeUndefined()
    expect(certificationByPath(name)).toBeUndefined()
  })
})

it('has addresses in both languages', () => {
  const date = { certification: 'fl2d', slug: 'fl2d-wien-2027-01-19' } as const
  expect(workshopHref('de', date)).toBe('/de/workshops/flight-level-2-design/fl2d-wien-2027-01-19')
  expect(workshopHref('en', date)).toBe('/en/workshops/flight-level-2-design/fl2d-wien-2027-01-19')
  const flin = certificationBySlug('flin')
  expect(flin && certificationHref('en', flin)).toBe('/en/workshops/flight-levels-introduction')
})
