import { describe, expect, it } from 'vitest'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { differences } from './conflict.tsx'
import { valuesOf } from './schedule-fields.tsx'

const graz: Record<string, string> = valuesOf(
  liveDate(theFl2dInGraz, Temporal.Instant.from('2026-11-21T08:30:00Z')),
  'de',
)
const terms = ['language', 'trainers', 'price', 'seats', 'minimum', 'participantLimit', 'waitlist', 'payment']

describe('a stale form beside the date as it is now', () => {
  it('shows both values of every field that differs, and no other', () => {
    const { waitlist: _, ...mine }: Record<string, string> = { ...graz, seats: '14', version: '3' }
    expect(differences(mine, { ...graz, minimum: '6', city: 'Linz' }, terms)).toEqual([
      { name: 'seats', number: 0, mine: '14', theirs: '12' },
      { name: 'minimum', number: 0, mine: '4', theirs: '6' },
      { name: 'waitlist', number: 0, mine: '', theirs: 'on' },
    ])
  })

  it('shows each line of the sessions', () => {
    const mine = { ...graz, 'sessions[1].from': '10:00', 'sessions[2].day': '2027-01-21' }
    expect(differences(mine, graz, ['sessions'])).toEqual([
      { name: 'from', number: 2, mine: '10:00', theirs: '09:00' },
      { name: 'day', number: 3, mine: '2027-01-21', theirs: '' },
    ])
  })

  it('shows nothing when both are equal', () => {
    expect(differences(graz, graz, [...terms, 'sessions'])).toEqual([])
  })
})
