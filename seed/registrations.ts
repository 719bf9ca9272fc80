import type { Booker, InvoiceAddress } from '#domain/order/order.ts'
import type { Participant } from '#domain/participant/participant.ts'
import { type Company, companies } from './companies.ts'
import { liveDate, type PlannedLive } from './planned-date.ts'
import {
  theCoachProgramInVienna,
  theEnglishFl2dOnline,
  theFl2dInGraz,
  theFl3dWithTwoSeatsLeft,
  theFlclInSalzburg,
  theFullFl2dInVienna,
  theFullFlsaWithAWaitlist,
  theNextFlinOnline,
  thePastFl2dInVienna,
} from './workshop-dates.ts'

/** A booking that the seed world starts with, confirmed. */
export interface SeedRegistration {
  workshopDateSlug: string
  booker: Booker
  invoice: InvoiceAddress
  participants: Participant[]
}

/** How many seats are taken when the world begins; dates that are not listed are empty. */
const seatsTaken: [plan: PlannedLive, seats: number][] = [
  [thePastFl2dInVienna, 9],
  [theNextFlinOnline, 7],
  [theFullFl2dInVienna, theFullFl2dInVienna.seats],
  [theFl3dWithTwoSeatsLeft, theFl3dWithTwoSeatsLeft.seats - 2],
  [theFlclInSalzburg, 4],
  [theEnglishFl2dOnline, 5],
  [theFl2dInGraz, 3],
  [theFullFlsaWithAWaitlist, theFullFlsaWithAWaitlist.seats],
  [theCoachProgramInVienna, 4],
]

export function registrations(now: Temporal.Instant): SeedRegistration[] {
  return seatsTaken.flatMap(([plan, seats], index) =>
    bookingsFor(plan, seats, index).map((booking) => ({
      workshopDateSlug: liveDate(plan, now).slug,
      ...booking,
    })),
  )
}

/** One booking a company, each date beginning with another one, until the seats are used up. */
function bookingsFor(plan: PlannedLive, seats: number, first: number): Omit<SeedRegistration, 'workshopDateSlug'>[] {
  const rotated = [...companies.slice(first % companies.length), ...companies.slice(0, first % companies.length)]
  const bookings: Omit<SeedRegistration, 'workshopDateSlug'>[] = []
  let left = seats
  for (const company of rotated) {
    const sent = company.people.slice(0, Math.min(left, plan.participantLimit))
    if (sent.length > 0) bookings.push(bookingOf(company, sent))
    left -= sent.length
  }
  if (left > 0) throw new RangeError(`the seed world has too few people for ${seats} seats`)
  return bookings
}

function bookingOf({ booker, invoice }: Company, sent: Company['people']): Omit<SeedRegistration, 'workshopDateSlug'> {
  const participants = sent.map(({ salutation, title, firstName, lastName, email }) => ({
    salutation,
    title,
    firstName,
    lastName,
    email,
    addIntroduction: false,
  }))
  return { booker, invoice, participants }
}
