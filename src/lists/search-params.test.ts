import { describe, expect, it } from 'vitest'
import { askedBookings, nextHref, placeOf, searchOf } from './search-params.ts'

const query = (text: string) => new URLSearchParams(text)
const id = '0b6c9c52-0b0e-4b0e-8c7e-0d9f3a1f2a10'

describe('the address of the list of bookings', () => {
  it('says what is asked for', () => {
    const asked = query(
      'text=+Mur+&state=waiting&country=AT&workshop=fl2d-wien-2027-01-19&from=2026-11-01&to=2026-11-30',
    )
    expect(askedBookings(asked)).toEqual({
      text: 'Mur',
      state: 'waiting',
      country: 'AT',
      workshop: 'fl2d-wien-2027-01-19',
      from: '2026-11-01',
      to: '2026-11-30',
    })
  })

  it.each([
    'state=gone',
    'country=XX',
    'country=Austria',
    'workshop=a%20b',
    'from=2026-02-31',
    'to=tomorrow',
    'text=',
    'owed=all',
  ])('asks nothing by %s', (text) => {
    expect(Object.values(askedBookings(query(text))).filter((value) => value !== undefined)).toEqual([])
  })

  it('means by overdue what was due before today', () => {
    const asked = (text: string) => searchOf(askedBookings(query(text)), '2026-11-21').outstanding
    expect(asked('owed=overdue')).toEqual({ dueBefore: '2026-11-21' })
    expect(asked('owed=open')).toBe('open')
    expect(asked('')).toBeUndefined()
  })

  it('leads to the page behind, with the same question', () => {
    const next = { at: '2026-11-21T08:30:00.123456Z', id }
    const href = nextHref('/office/bookings', query('text=Mur&state=&after=old'), next)
    expect(href).toBe(`/office/bookings?text=Mur&after=2026-11-21T08%3A30%3A00.123456Z_${id}`)
    expect(placeOf(query(href.split('?')[1] ?? ''))).toEqual(next)
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
