import { expect, it } from 'vitest'
import { defaultWindows } from '#domain/settings/windows.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { confirmOffer } from './waitlist.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const graz = liveDate(theFl2dInGraz, saturday)
const offered = {
  id: 'offered',
  seats: 1,
  status: { state: 'offered', until: saturday.add({ hours: 48 }) },
  registeredAt: saturday,
} as const

function confirmed(payment: 'card' | 'invoice', takesCards: boolean) {
  const state = { date: { ...graz, payment }, registrations: [offered], windows: defaultWindows }
  return confirmOffer(state, offered, { participants: 1, takesCards }, saturday)
}

it('refuses a seat paid by card without card payment, and keeps the offer open', () => {
  expect(confirmed('card', false)).toEqual({ outcome: 'refused', refusal: { reason: 'no-card-payment' } })
  expect(confirmed('card', true)).toMatchObject({ outcome: 'done', to: { state: 'awaiting-payment' } })
  expect(confirmed('invoice', false)).toMatchObject({ outcome: 'done', to: { state: 'confirmed' } })
})
