import type { CertificationSlug } from '#domain/workshop/certification.ts'
import type { WorkshopDate } from '#domain/workshop/workshop-date.ts'
import { berlin, graz, hamburg, munich, type Place, salzburg, vienna } from './places.ts'
import { liveDate, type PlannedDay, type PlannedLive, type PlannedSelfPaced, selfPacedDate } from './planned-date.ts'
import { trainers } from './trainers.ts'

/**
 * The workshop dates of the seed world by name. Three of those more than two months away are tentative. Tests say `liveDate(theFullFl2dInVienna, now)`; how full a date is follows from
 * `registrations.ts`. On site a workshop takes two days from 09:00 to 17:00, online four half-days or two full days (docs/product.md#workshops).
 */

const { theresa, valentin, priya, henning, aoife } = trainers

/** German by default. */
function live(
  place: Place | null,
  certification: CertificationSlug,
  who: readonly string[],
  days: readonly PlannedDay[],
  unusual: Partial<PlannedLive> = {},
): PlannedLive {
  return {
    language: 'de',
    seats: 12,
    participantLimit: 6,
    waitlist: true,
    payment: 'invoice',
    minimum: 4,
    tentative: false,
    hours: { from: '09:00', to: '17:00' },
    zone: place?.zone ?? 'Europe/Vienna',
    place,
    certification,
    trainers: who,
    days,
    ...unusual,
  }
}

const online: Place | null = null

const tuesday = (week: number): PlannedDay[] => [{ week, weekday: 'Tuesday' }]
const wednesday = (week: number): PlannedDay[] => [{ week, weekday: 'Wednesday' }]
const twoDays = (week: number) => [...tuesday(week), ...wednesday(week)]
const fourHalfDays = (week: number) => [...twoDays(week), ...twoDays(week + 1)]
const mornings = { from: '09:00', to: '13:00' }

export const thePastFl2dInVienna = live(vienna, 'fl2d', [theresa], twoDays(-3))
export const theNextFlinOnline = live(online, 'flin', [valentin], wednesday(1), {
  seats: 20,
  participantLimit: 10,
  payment: 'card',
})
export const theFullFl2dInVienna = live(vienna, 'fl2d', [theresa], twoDays(2), { waitlist: false })
export const theEnglishFlinOnline = live(online, 'flin', [priya], wednesday(2), {
  language: 'en',
  seats: 20,
  participantLimit: 10,
})
export const theFl3dWithTwoSeatsLeft = live(vienna, 'fl3d', [valentin], twoDays(3))
export const theFlclInSalzburg = live(salzburg, 'flcl', [aoife], twoDays(3))
export const theFlinInVienna = live(vienna, 'flin', [theresa], tuesday(4), { participantLimit: 10 })
export const theEnglishFl2dOnline = live(online, 'fl2d', [priya], fourHalfDays(4), { language: 'en', hours: mornings })
export const theFl2dInGraz = live(graz, 'fl2d', [theresa], twoDays(5))
export const theFullFlsaWithAWaitlist = live(online, 'flsa', [priya], twoDays(6), { language: 'en' })

/** Four modules of two days each, about a month apart. */
export const theCoachProgramInVienna = live(vienna, 'flcp', [aoife, valentin], [6, 10, 14, 18].flatMap(twoDays), {
  participantLimit: 3,
})
export const theEnglishFl3dInBerlin = live(berlin, 'fl3d', [henning], twoDays(7), { language: 'en' })

/** Announced in London time: its half-days start at 10:00 in Vienna. */
export const theEnglishFlclOnline = live(online, 'flcl', [aoife], fourHalfDays(7), {
  language: 'en',
  hours: mornings,
  zone: 'Europe/London',
  payment: 'card',
})
export const theFl2dInVienna = live(vienna, 'fl2d', [theresa], twoDays(8))
export const theFlsaInMunich = live(munich, 'flsa', [valentin], twoDays(8))
export const theFl2dInHamburg = live(hamburg, 'fl2d', [henning], twoDays(9))
export const theEnglishCoachProgramOnline = live(online, 'flcp', [priya], [9, 13, 17, 21].flatMap(twoDays), {
  language: 'en',
  participantLimit: 3,
  payment: 'card',
  tentative: true,
})
export const theFl3dInSalzburg = live(salzburg, 'fl3d', [valentin], twoDays(11), { tentative: true })
export const theFlclInBerlin = live(berlin, 'flcl', [henning], twoDays(11))
export const theFl2dOnline = live(online, 'fl2d', [theresa], twoDays(12), { tentative: true, minimum: 6 })

export const theSelfPacedFlin: PlannedSelfPaced = { certification: 'flin', language: 'de' }
export const theEnglishSelfPacedFlin: PlannedSelfPaced = { certification: 'flin', language: 'en' }
export const theSelfPacedFl2d: PlannedSelfPaced = { certification: 'fl2d', language: 'de' }
export const theEnglishSelfPacedFl2d: PlannedSelfPaced = { certification: 'fl2d', language: 'en' }

const plannedLive = [
  thePastFl2dInVienna,
  theNextFlinOnline,
  theFullFl2dInVienna,
  theEnglishFlinOnline,
  theFl3dWithTwoSeatsLeft,
  theFlclInSalzburg,
  theFlinInVienna,
  theEnglishFl2dOnline,
  theFl2dInGraz,
  theFullFlsaWithAWaitlist,
  theCoachProgramInVienna,
  theEnglishFl3dInBerlin,
  theEnglishFlclOnline,
  theFl2dInVienna,
  theFlsaInMunich,
  theFl2dInHamburg,
  theEnglishCoachProgramOnline,
  theFl3dInSalzburg,
  theFlclInBerlin,
  theFl2dOnline,
]
const plannedSelfPaced = [theSelfPacedFlin, theEnglishSelfPacedFlin, theSelfPacedFl2d, theEnglishSelfPacedFl2d]

/** Every workshop date of the seed world, in the order of their start when it is `now`; self-paced ones last. */
export function workshopDates(now: Temporal.Instant): WorkshopDate[] {
  return [...plannedLive.map((plan) => liveDate(plan, now)), ...plannedSelfPaced.map(selfPacedDate)]
}
