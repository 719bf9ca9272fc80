import { describe, expect, it } from 'vitest'
import { liveDate } from '#seed/planned-date.ts'
import { theEnglishFlclOnline } from '#seed/workshop-dates.ts'
import type { Registration } from '../registration/registration.ts'
import { startOf } from '../workshop/workshop-date.ts'
import { heldWhilePaying, mayOpenAgain, sessionEnds } from './payment.ts'

const ordered = Temporal.Instant.from('2026-11-21T08:30:00Z')
const date = liveDate(theEnglishFlclOnline, ordered)
const at = (minutes: number) => ordered.add({ minutes })

function payer(until: Temporal.Instant): Registration {
  return { id: 'payer', seats: 2, status: { state: 'awaiting-payment', until }, registeredAt: ordered }
}

describe('how long seats are held for someone who pays', () => {
  it('as long as the session lasts, which Stripe lets live no shorter than 30 minutes', () => {
    expect(ordered.until(sessionEnds(ordered)).total('minutes')).toBeGreaterThan(30)
    const ends = sessionEnds(at(20))
    expect(heldWhilePaying({ date }, payer(at(30)), { ends, isFirst: true })).toEqual(ends)
  })

  it('not longer for a second session', () => {
    expect(heldWhilePaying({ date }, payer(at(40)), { ends: sessionEnds(at(39)), isFirst: false })).toEqual(at(40))
  })

  it('never shorter than promised', () => {
    expect(heldWhilePaying({ date }, payer(at(45)), { ends: at(31), isFirst: true })).toEqual(at(45))
  })

  it('never longer than until the workshop starts', () => {
    const start = startOf(date)
    const late = payer(start)
    expect(heldWhilePaying({ date }, late, { ends: start.add({ minutes: 20 }), isFirst: true })).toEqual(start)
  })

  it('not at all once no one has to pay', () => {
    const paid: Registration = { ...payer(at(30)), status: { state: 'confirmed' } }
    expect(heldWhilePaying({ date }, paid, { ends: at(31), isFirst: true })).toBeNull()
  })
})

it('opens a session under the same key for a minute: later it would be too short for Stripe', () => {
  expect(mayOpenAgain(ordered, ordered.add({ seconds: 59 }))).toBe(true)
  expect(mayOpenAgain(ordered, at(1))).toBe(false)
})
