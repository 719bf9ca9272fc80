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
import type { DateSummary } from '#features/workshops/records.ts'
import { answerSchema, bodySchema } from './named-schema.ts'
import { instant, isoSeconds, money, moneyOf } from './values.ts'

const session = z.strictObject({ startsAt: instant, endsAt: instant })

export const dateSchema = answerSchema(
  'Date',
  z.strictObject({
    id: z.uuid(),
    slug: z.string(),
    certification: z.enum(certificationSlugs),
    language: z.enum(languages),
    delivery: z.enum(['on-site', 'online']),
    trainers: z.array(z.string()),
    sessions: z.array(session),
    timeZone: z.string().meta({ description: 'IANA name of the time zone in which the times are announced.' }),
    location: z
      .strictObject({
        city: z.string(),
        country: z.string(),
        venue: z.string().nullable(),
        address: z.string().nullable(),
      })
      .nullable(),
    price: money.meta({ description: 'Net price of one seat in region 1.' }),
    payment: z.enum(paymentWays),
    seats: z.strictObject({
      total: z.int(),
      taken: z.int().meta({ description: 'Seats taken or held now.' }),
      confirmed: z.int(),
    }),
    minimum: z
      .int()
      .meta({ description: 'Minimum number of participants; 0 when the date takes place with any number.' }),
    participantLimit: z.int(),
    waitlist: z.boolean(),
    waiting: z.int().meta({ description: 'Parties on the waitlist.' }),
    offered: z.int().meta({ description: 'Parties with an open offer.' }),
    tentative: z.boolean(),
    calledOff: z.boolean(),
    version: z.int().meta({ description: 'Same as the ETag. Send it in If-Match when you change the date.' }),
  }),
)

export const dateListSchema = answerSchema(
  'DateList',
  z.strictObject({ data: z.array(dateSchema), next: z.null().meta({ description: 'All dates are on one page.' }) }),
)

export function dateOf({ date, taken, confirmed, waiting, offered }: DateSummary): z.output<typeof dateSchema> {
  const { id, slug, certification, language, delivery, trainers, location, price, payment, minimum } = date
  return {
    id,
    slug,
    certification,
    language,
    delivery,
    trainers,
    sessions: date.sessions.map(({ startsAt, endsAt }) => ({
      startsAt: isoSeconds(startsAt),
      endsAt: isoSeconds(endsAt),
    })),
    timeZone: date.zone,
    location: location && {
      city: location.city,
      country: location.country,
      venue: location.venue ?? null,
      address: location.address ?? null,
    },
    price: moneyOf(price),
    payment,
    seats: { total: date.seats, taken, confirmed },
    minimum,
    participantLimit: date.participantLimit,
    waitlist: date.waitlist,
    waiting,
    offered,
    tentative: date.tentative,
    calledOff: date.calledOff,
    version: date.version,
  }
}

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

const sessionBody = z.strictObject({ startsAt: moment, endsAt: moment })

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
    .array(sessionBody)
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

function sessionOf({ startsAt, endsAt }: z.output<typeof sessionBody>) {
  return { startsAt: Temporal.Instant.from(startsAt), endsAt: Temporal.Instant.from(endsAt) }
}

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
