import { z } from 'zod'
import { languages } from '#domain/language.ts'
import { certificationSlugs } from '#domain/workshop/certification.ts'
import { paymentWays } from '#domain/workshop/workshop-date.ts'
import type { DateSummary } from '#features/workshops/records.ts'
import { answerSchema } from './named-schema.ts'
import { instant, isoSeconds, money, moneyOf } from './values.ts'

const session = z.strictObject({ startsAt: instant, endsAt: instant })

/** A live workshop date with the fields that the office sees. */
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
