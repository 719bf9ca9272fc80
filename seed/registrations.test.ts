import { describe, expect, test } from 'vitest'
import { bookingFormSchema } from '#domain/booking/booking-form.ts'
import { emailKey } from '#domain/participant/participant.ts'
import { liveDate, type PlannedLive } from './planned-date.ts'
import { registrations } from './registrations.ts'
import {
  theFl2dInVienna,
  theFl3dWithTwoSeatsLeft,
  theFullFl2dInVienna,
  theFullFlsaWithAWaitlist,
  workshopDates,
} from './workshop-dates.ts'

const now = Temporal.Instant.from('2026-11-25T10:00:00Z')
const booked = registrations(now)
const dates = workshopDates(now)

function participantsOf(slug: string) {
  return booked.filter(({ workshopDateSlug }) => workshopDateSlug === slug).flatMap(({ participants }) => participants)
}

function seatsLeft(plan: PlannedLive): number {
  return plan.seats - participantsOf(liveDate(plan, now).slug).length
}

describe('when the seed world begins', () => {
  test('the full FL2D in Vienna is sold out and takes no one any more', () => {
    expect(seatsLeft(theFullFl2dInVienna)).toBe(0)
    expect(theFullFl2dInVienna.waitlist).toBe(false)
  })

  test('the full FLSA has a waiting list', () => {
    expect(seatsLeft(theFullFlsaWithAWaitlist)).toBe(0)
    expect(theFullFlsaWithAWaitlist.waitlist).toBe(true)
  })

  test('the FL3D has exactly two seats left, the other FL2D in Vienna all of them', () => {
    expect(seatsLeft(theFl3dWithTwoSeatsLeft)).toBe(2)
    expect(seatsLeft(theFl2dInVienna)).toBe(theFl2dInVienna.seats)
  })
})

test('no date has more people than seats, no one sits in one twice, and every date exists', () => {
  for (const slug of new Set(booked.map(({ workshopDateSlug }) => workshopDateSlug))) {
    const date = dates.find((one) => one.slug === slug)
    const emails = participantsOf(slug).map(({ email }) => emailKey(email))
    expect(date && 'seats' in date && emails.length <= date.seats).toBe(true)
    expect(new Set(emails).size).toBe(emails.length)
  }
})

test('no booking is larger than its date allows', () => {
  for (const { workshopDateSlug, participants } of booked) {
    const date = dates.find((one) => one.slug === workshopDateSlug)
    expect(participants.length).toBeGreaterThan(0)
    expect(participants.length).toBeLessThanOrEqual(date?.participantLimit ?? 0)
  }
})

test.each(booked.map((booking) => [booking.invoice.company ?? booking.booker.lastName, booking] as const))(
  '%s could have booked through the form',
  (_, { booker, invoice, participants }) => {
    const takesPart = participants.some(({ email }) => email === booker.email)
    const form = {
      idempotencyKey: 'seed',
      booker,
      bookerTakesPart: takesPart,
      bookerAddsIntroduction: false,
      participants: participants
        .filter(({ email }) => email !== booker.email)
        .map(({ addIntroduction, ...person }) => ({ ...person, addsIntroduction: addIntroduction })),
      invoice: { ...invoice, noVatId: invoice.vatId === undefined },
      discover: false,
      declinesRegionalDiscount: false,
      newsletter: false,
      terms: true,
    }
    expect(bookingFormSchema.safeParse(form).error?.issues).toBeUndefined()
  },
)

test('every mail address is one that can never be delivered to', () => {
  for (const { booker, participants } of booked) {
    for (const { email } of [booker, ...participants]) expect(email).toMatch(/@[a-z-]+\.example$/)
  }
})
