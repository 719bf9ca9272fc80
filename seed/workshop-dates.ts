import type { WorkshopDate } from '#domain/workshop/workshop-date.ts'
import { berlin, graz, hamburg, munich, type Place, salzburg, vienna } from './places.ts'
import { liveDate, type PlannedDay, type PlannedLive, type PlannedSelfPaced, selfPacedDate } from './planned-date.ts'
import { aoife, henning, priya, theresa, valentin } from './trainers.ts'

/**
 * The workshop dates of the seed world by name. Three of those more than two months away are tentative. Tests say `liveDate(theFullFl2dInVienna, now)`; how full a date is follows from
 * `registrations.ts`. On site a workshop takes two days from 09:00 to 17:00, online four half-days or two full days (docs/product.md#workshops).
 */

type Plan = Pick<PlannedLive, 'certification' | 'language' | 'trainers' | 'days'> & Partial<PlannedLive>
const usual = {
  seats: 12,
  participantLimit: 6,
  waitlist: true,
  payment: 'invoice',
  minimum: 4,
  tentative: false,
  hours: { from: '09:00', to: '17:00' },
} as const

function inTheRoom(place: Place, plan: Plan): PlannedLive {
  return { ...usual, place, zone: place.zone, ...plan }
}

function byVideo(plan: Plan): PlannedLive {
  return { ...usual, place: null, zone: 'Europe/Vienna', ...plan }
}

const tuesday = (week: number): PlannedDay[] => [{ week, weekday: 'Tuesday' }]
const wednesday = (week: number): PlannedDay[] => [{ week, weekday: 'Wednesday' }]
const twoDays = (week: number) => [...tuesday(week), ...wednesday(week)]
const fourHalfDays = (week: number) => [...twoDays(week), ...twoDays(week + 1)]
const mornings = { from: '09:00', to: '13:00' }

export const thePastFl2dInVienna = inTheRoom(vienna, {
  certification: 'fl2d',
  language: 'de',
  trainers: [theresa],
  days: twoDays(-3),
})

export const theNextFlinOnline = byVideo({
  certification: 'flin',
  language: 'de',
  trainers: [valentin],
  days: wednesday(1),
  seats: 20,
  participantLimit: 10,
  payment: 'card',
})

export const theFullFl2dInVienna = inTheRoom(vienna, {
  certification: 'fl2d',
  language: 'de',
  trainers: [theresa],
  days: twoDays(2),
  waitlist: false,
})

export const theEnglishFlinOnline = byVideo({
  certification: 'flin',
  language: 'en',
  trainers: [priya],
  days: wednesday(2),
  seats: 20,
  participantLimit: 10,
})

export const theFl3dWithTwoSeatsLeft = inTheRoom(vienna, {
  certification: 'fl3d',
  language: 'de',
  trainers: [valentin],
  days: twoDays(3),
})

export const theFlclInSalzburg = inTheRoom(salzburg, {
  certification: 'flcl',
  language: 'de',
  trainers: [aoife],
  days: twoDays(3),
})

export const theFlinInVienna = inTheRoom(vienna, {
  certification: 'flin',
  language: 'de',
  trainers: [theresa],
  days: tuesday(4),
  participantLimit: 10,
})

export const theEnglishFl2dOnline = byVideo({
  certification: 'fl2d',
  language: 'en',
  trainers: [priya],
  days: fourHalfDays(4),
  hours: mornings,
})

export const theFl2dInGraz = inTheRoom(graz, {
  certification: 'fl2d',
  language: 'de',
  trainers: [theresa],
  days: twoDays(5),
})

export const theFullFlsaWithAWaitlist = byVideo({
  certification: 'flsa',
  language: 'en',
  trainers: [priya],
  days: twoDays(6),
})

/** Four modules of two days each, about a month apart. */
export const theCoachProgramInVienna = inTheRoom(vienna, {
  certification: 'flcp',
  language: 'de',
  trainers: [aoife, valentin],
  days: [6, 10, 14, 18].flatMap(twoDays),
  participantLimit: 3,
})

export const theEnglishFl3dInBerlin = inTheRoom(berlin, {
  certification: 'fl3d',
  language: 'en',
  trainers: [henning],
  days: twoDays(7),
})

/** Announced in London time: its half-days start at 10:00 in Vienna. */
export const theEnglishFlclOnline = byVideo({
  certification: 'flcl',
  language: 'en',
  trainers: [aoife],
  days: fourHalfDays(7),
  hours: mornings,
  zone: 'Europe/London',
  payment: 'card',
})

export const theFl2dInVienna = inTheRoom(vienna, {
  certification: 'fl2d',
  language: 'de',
  trainers: [theresa],
  days: twoDays(8),
})

export const theFlsaInMunich = inTheRoom(munich, {
  certification: 'flsa',
  language: 'de',
  trainers: [valentin],
  days: twoDays(8),
})

export const theFl2dInHamburg = inTheRoom(hamburg, {
  certification: 'fl2d',
  language: 'de',
  trainers: [henning],
  days: twoDays(9),
})

export const theEnglishCoachProgramOnline = byVideo({
  certification: 'flcp',
  language: 'en',
  trainers: [priya],
  days: [9, 13, 17, 21].flatMap(twoDays),
  participantLimit: 3,
  payment: 'card',
  tentative: true,
})

export const theFl3dInSalzburg = inTheRoom(salzburg, {
  certification: 'fl3d',
  language: 'de',
  trainers: [valentin],
  days: twoDays(11),
  tentative: true,
})

export const theFlclInBerlin = inTheRoom(berlin, {
  certification: 'flcl',
  language: 'de',
  trainers: [henning],
  days: twoDays(11),
})

export const theFl2dOnline = byVideo({
  certification: 'fl2d',
  language: 'de',
  trainers: [theresa],
  days: twoDays(12),
  tentative: true,
  minimum: 6,
})

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
