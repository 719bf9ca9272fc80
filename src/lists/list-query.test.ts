import { describe, expect, it } from 'vitest'
import { pageOf, pagesByNumber, pagesByPlace, placeOf } from './list-query.ts'

const query = (text: string) => new URLSearchParams(text)
const id = '0b6c9c52-0b0e-4b0e-8c7e-0d9f3a1f2a10'
const path = '/office/bookings'

describe('a list that is read by place', () => {
  const next = { at: '2026-11-21T08:30:00.123456Z', id }

  it('leads to the page behind, with the same question', () => {
    const pages = pagesByPlace(path, query('text=Mur&state=&done=3'), { count: 50, next })
    const href = `/office/bookings?text=Mur&after=2026-11-21T08%3A30%3A00.123456Z_${id}`
    expect(pages).toEqual({ by: 'place', previous: null, next: href, total: null, position: null })
    expect(placeOf(query(href.split('?')[1] ?? ''))).toEqual(next)
  })

  it('leads back to the newest from a later page, and does not call its rows all there are', () => {
    const later = query(`text=Mur&after=${next.at}_${id}`)
    expect(pagesByPlace(path, later, { count: 12, next: null })).toMatchObject({
      previous: '/office/bookings?text=Mur',
      next: null,
      total: null,
    })
  })

  it('knows how many there are where all are shown', () => {
    expect(pagesByPlace(path, query(''), { count: 12, next: null })).toMatchObject({ previous: null, total: 12 })
  })

  it.each([
    '',
    'after=',
    'after=x',
    'after=2026-13-45T00:00:00Z_x',
    "after=2026-11-21'_x",
    'after=0000-01-01T00:00:00Z_x',
    'after=2026-11-21T00:00:00Z_%00',
  ])('begins at the top for %j', (text) => {
    expect(placeOf(query(text))).toBeNull()
  })
})

describe('a list whose pages have numbers', () => {
  const pages = (text: string, total = 120) => pagesByNumber('/office/posts', query(text), { total, first: 50 })

  it.each([
    ['', null, '/office/posts?page=2', { page: 1, pages: 3 }],
    ['page=2&text=flow', '/office/posts?text=flow', '/office/posts?text=flow&page=3', { page: 2, pages: 3 }],
    ['page=3', '/office/posts?page=2', null, { page: 3, pages: 3 }],
    ['page=99', '/office/posts?page=3', null, null],
  ])('leads from “%s” to the pages around it', (text, previous, next, position) => {
    expect(pages(text)).toEqual({ by: 'number', previous, next, total: 120, position })
  })

  it('has no pages where all rows are on one', () => {
    expect(pages('', 50)).toMatchObject({ previous: null, next: null, position: null })
  })

  it.each(['page=0', 'page=-3', 'page=x', ''])('begins at the first for “%s”', (text) => {
    expect(pageOf(query(text))).toBe(1)
  })
})
