import { describe, expect, it } from 'vitest'
import { askedBookings, searchOf } from './asked-bookings.ts'

const query = (text: string) => new URLSearchParams(text)

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
})
