import { describe, expect, it } from 'vitest'
import { defaultWindows } from '#domain/settings/windows.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { refused } from '../result.ts'
import { startOf } from '../workshop/workshop-date.ts'
import type { DateState, Registration, RegistrationState } from './registration.ts'
import { decideMoveToEnd, moreTime, waitingLine } from './waitlist.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const graz = liveDate(theFl2dInGraz, saturday)
const start = startOf(graz)

const inLine: RegistrationState = { state: 'waiting', reason: 'full' }
const party = (id: string, minutes: number, status: RegistrationState = inLine, movedAfter?: number): Registration => ({
  id,
  seats: 1,
  status,
  registeredAt: saturday.add({ minutes }),
  ...(movedAfter === undefined ? {} : { movedToEndAt: saturday.add({ minutes: movedAfter }) }),
})
const [first, second] = [party('first', 1), party('second', 2)]
const regional = party('regional', 0, { state: 'waiting', reason: 'regional-price' })
const line: DateState = { date: graz, registrations: [regional, first, second], windows: defaultWindows }

describe('skipping a party', () => {
  it('lets it go behind everyone who is in line then', () => {
    const skipped = party('first', 1, inLine, 10)
    expect(waitingLine([skipped, second]).map(({ id }) => id)).toEqual(['second', 'first'])
    expect(waitingLine([skipped, second, party('later', 11)]).map(({ id }) => id)).toEqual(['second', 'first', 'later'])
  })

  it.each([
    ['who is first', first, saturday, null],
    ['who is last already', second, saturday, 'last-in-line'],
    ['who waits for the organiser', regional, saturday, 'not-in-line'],
    ['who has an offer', party('offered', 1, { state: 'offered', until: start }), saturday, 'not-in-line'],
    ['once the workshop has started', first, start, 'workshop-over'],
  ])('%s', (_, registration, now, reason) => {
    const decision = decideMoveToEnd(line, registration, now)
    expect(decision.outcome === 'done' ? null : decision.refusal.reason).toBe(reason)
  })
})

describe('more time for an offer', () => {
  const until = saturday.add({ hours: 10 })
  const offer = party('offered', 1, { state: 'offered', until })

  it.each([
    ['a day more', offer, 24, saturday, until.add({ hours: 24 })],
    ['no longer than until the workshop starts', offer, 24 * 365, saturday, start],
  ])('gives %s', (_, registration, hours, now, end) => {
    const wished = { hours, until: until.toString() }
    expect(moreTime(line, registration, wished, now)).toEqual({ outcome: 'done', to: { state: 'offered', until: end } })
  })

  it.each([
    ['to a party without an offer', first, saturday, 'not-offered'],
    [
      'to an offer that is valid until the start',
      party('long', 1, { state: 'offered', until: start }),
      saturday,
      'no-more-time',
    ],
    ['once the workshop has started', offer, start, 'workshop-over'],
  ])('gives none %s', (_, registration, now, reason) => {
    const seen = registration.status.state === 'offered' ? registration.status.until : until
    const wished = { hours: 24, until: seen.toString() }
    expect(moreTime(line, registration, wished, now)).toEqual({ outcome: 'refused', refusal: { reason } })
  })

  it('gives it once, although the form is sent twice', () => {
    const wished = { hours: 24, until: until.toString() }
    const longer = party('offered', 1, { state: 'offered', until: until.add({ hours: 24 }) })
    expect(moreTime(line, longer, wished, saturday)).toEqual(refused('other-end'))
  })
})
