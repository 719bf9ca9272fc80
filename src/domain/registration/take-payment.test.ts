import { describe, expect, it } from 'vitest'
import { defaultWindows } from '#domain/settings/windows.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { startOf } from '../workshop/workshop-date.ts'
import type { Registration, RegistrationState } from './registration.ts'
import { takePayment } from './waitlist.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const graz = liveDate(theFl2dInGraz, saturday)

function party(seats: number, status: RegistrationState): Registration {
  return { id: `${seats} ${status.state}`, seats, status, registeredAt: saturday }
}

describe('what becomes of a payment', () => {
  const until = saturday.add({ minutes: 30 })
  it.each([
    ['in time', { state: 'awaiting-payment', until }, 10, saturday, 'confirm'],
    ['heard of twice', { state: 'confirmed' }, 10, saturday, 'nothing-to-do'],
    ['late, with the last two seats still free', { state: 'expired' }, 10, saturday, 'confirm'],
    ['late, with one seat free', { state: 'expired' }, 11, saturday, 'refund'],
    ['after the workshop has started', { state: 'expired' }, 0, startOf(graz), 'refund'],
    ['for something that was cancelled', { state: 'cancelled' }, 0, saturday, 'refund'],
  ] as const)('%s', (_, status, others, now, decision) => {
    const payer = party(2, status)
    const registrations = others > 0 ? [payer, party(others, { state: 'confirmed' })] : [payer]
    expect(takePayment({ date: graz, registrations, windows: defaultWindows }, payer, now)).toBe(decision)
  })

  it('late, while a party of three waits for more seats than are free: it goes back, as no one overtakes the line', () => {
    const payer = party(2, { state: 'expired' })
    const registrations = [payer, party(10, { state: 'confirmed' }), party(3, { state: 'waiting', reason: 'full' })]
    expect(takePayment({ date: graz, registrations, windows: defaultWindows }, payer, saturday)).toBe('refund')
  })

  it('late, for a date that we have called off since: it goes back', () => {
    const payer = party(2, { state: 'expired' })
    const state = { date: { ...graz, calledOff: true }, registrations: [payer], windows: defaultWindows }
    expect(takePayment(state, payer, saturday)).toBe('refund')
  })
})
