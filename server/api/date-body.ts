import { z } from 'zod'
import { maxParticipants } from '#domain/booking/booking-form.ts'
import { isCountry } from '#domain/company.ts'
import { requiredLine, requiredText } from '#domain/form/field.ts'
import { languages } from '#domain/language.ts'
import { certificationSlugs } from '#domain/workshop/certification.ts'
import { maxSeats } from '#domain/workshop/date-form.ts'
import { isZone } from '#domain/workshop/date-series.ts'
import type { DateSchedule, DateTerms, NewDate } from '#domain/workshop/edit-date.ts'
import { maxSessions, paymentWays } from '#domain/workshop/workshop-date.ts'
import { bodySchema } from './named-schema.ts'

const line = (max = 120) => requiredLine('must not be empty', max)
const moment = z.iso.datetime({ offset: true, error: 'must be an instant such as 2027-01-19T09:00:00+01:00' })

const terms = {
  language: z.enum(languages),
  trainers: z.array(line()).min(1).max(10),
  price: z
    .number()
    .min(0)
    .max(999_999)
    .multipleOf(0.01)
    .meta({ description: 'Net price in euros of one seat in region 1.' }),
  seats: z.int().min(1).max(maxSeats),
  minimum: z.int().min(0).max(maxSeats),
  participantLimit: z.int().min(1).max(maxParticipants),
  waitlist: z.boolean(),
  payment: z.enum(paymentWays),
}

const session = z.strictObject({ startsAt: moment, endsAt: moment })

const location = z.strictObject({
  city: line(),
  country: z.string().refine(isCountry, 'must be an ISO 3166-1 alpha-2 code'),
  venue: line().optional(),
  address: line(200).optional(),
})

const schedule = {
  delivery: z.enum(['on-site', 'online']),
  timeZone: z.string().refine(isZone, 'must be an IANA time zone name'),
  sessions: z
    .array(session)
    .min(1)
    .max(maxSessions)
    .refine(isInOrder, 'each must end after it starts, and start no earlier than the previous one ends'),
  location: location.nullable().default(null),
}

const itsPlace = { path: ['location'], error: 'is required for on-site dates and must be null for online dates' }

function hasItsPlace({ delivery, location: place }: { delivery: string; location: unknown }): boolean {
  return (delivery === 'on-site') === (place !== null)
}

export const newDateBody = bodySchema(
  'NewDate',
  z
    .strictObject({
      certification: z.enum(certificationSlugs),
      ...terms,
      minimum: terms.minimum.default(0),
      waitlist: terms.waitlist.default(true),
      payment: terms.payment.default('invoice'),
      participantLimit: terms.participantLimit.default(10),
      ...schedule,
      tentative: z.boolean().default(false),
    })
    .refine(({ minimum, seats }) => minimum <= seats, { path: ['minimum'], error: 'must not exceed the seats' })
    .refine(hasItsPlace, itsPlace),
)

/** The complete new place and time of a date. Bookers are notified by mail. */
export const movedDateBody = bodySchema(
  'MovedDate',
  z
    .strictObject({
      ...schedule,
      reason: requiredText('must not be empty', 500).meta({ description: 'Recorded in the log.' }),
    })
    .refine(hasItsPlace, itsPlace),
)

/** Changes that send no mail. Missing fields are unchanged. */
export const dateChangeBody = bodySchema(
  'DateChange',
  z.strictObject({
    ...z.object(terms).partial().shape,
    reason: requiredText('must not be empty', 500)
      .optional()
      .meta({ description: 'Recorded in the log. Required when seats are reduced or the price is raised.' }),
  }),
)

export const reasonBody = bodySchema('Reason', z.strictObject({ reason: requiredText('must not be empty', 500) }))

export function newDateOf({ price, timeZone, sessions, ...rest }: z.output<typeof newDateBody>): NewDate {
  return {
    ...rest,
    trainerIds: [],
    profileIds: [],
    price: Math.round(price * 100),
    zone: timeZone,
    sessions: sessions.map(sessionOf),
  }
}

export function scheduleOfBody({
  delivery,
  timeZone,
  sessions,
  location: place,
}: z.output<typeof movedDateBody>): DateSchedule {
  return { delivery, zone: timeZone, sessions: sessions.map(sessionOf), location: place }
}

function sessionOf({ startsAt, endsAt }: z.output<typeof session>) {
  return { startsAt: Temporal.Instant.from(startsAt), endsAt: Temporal.Instant.from(endsAt) }
}

/** The terms after the change. */
export function changedTermsOf(
  before: DateTerms,
  { reason: _, price, ...change }: z.output<typeof dateChangeBody>,
): DateTerms {
  // zod does not distinguish a missing key from undefined; neither changes anything.
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  return { ...before, ...given, ...(price === undefined ? {} : { price: Math.round(price * 100) }) }
}

function isInOrder(sessions: readonly { startsAt: string; endsAt: string }[]): boolean {
  const moments = sessions
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .filter((text) => moment.safeParse(text).success)
  const times = moments.map((text) => Temporal.Instant.from(text).epochMilliseconds)
  return times.every((time, index) => {
    const before = times[index - 1]
    // Sessions may touch, but each has a positive length.
    return before === undefined || (index % 2 === 1 ? time > before : time >= before)
  })
}
