import { z } from 'zod'
import type { Refusal, Result } from '#domain/result.ts'
import { certificationSlugs } from '#domain/workshop/certification.ts'
import { termsOf } from '#domain/workshop/edit-date.ts'
import { endOf, startOf } from '#domain/workshop/workshop-date.ts'
import { createDates, editDate, moveDate } from '#features/workshops/edit-date.ts'
import { callOffDate } from '#features/workshops/office-dates.ts'
import type { DateRecord } from '#features/workshops/records.ts'
import { type Answer, type ApiRoute, type ApiServices, apiRoute } from './api-route.ts'
import {
  changedTermsOf,
  dateChangeBody,
  dateListSchema,
  dateOf,
  dateSchema,
  movedDateBody,
  newDateBody,
  newDateOf,
  reasonBody,
  scheduleOfBody,
} from './date.ts'
import { answerSchema } from './named-schema.ts'
import { Problem } from './problem.ts'
import { participantOf, participantSchema, registrationListSchema, registrationOf } from './registration.ts'

const attendeeListSchema = answerSchema(
  'AttendeeList',
  z.strictObject({
    data: z.array(
      answerSchema(
        'Attendee',
        z.strictObject({
          ...participantSchema.shape,
          bookingId: z.uuid(),
          orderNumber: z.string().nullable(),
          company: z.string().nullable(),
          attended: z.boolean().nullable().meta({ description: 'Null until attendance is recorded.' }),
        }),
      ),
    ),
    next: z.null(),
  }),
)

/** Confirmed participants, oldest registration first. */
function attendeesOf({ parties }: DateRecord): z.output<typeof attendeeListSchema> {
  const seated = parties.filter(({ registration }) => registration.status.state === 'confirmed')
  const data = seated.flatMap(({ registration, order, company, participants }) =>
    participants.map((participant) => ({
      ...participantOf(participant),
      bookingId: registration.id,
      orderNumber: order?.number ?? null,
      company: company ?? null,
      attended: participant.attended,
    })),
  )
  return { data, next: null }
}

const params = z.object({ date: z.string().max(200).meta({ description: 'Id or slug of a date.' }) })

const query = z.object({
  from: z.iso.date().optional().meta({ description: 'Dates that end on or after this day, in their own time zone.' }),
  to: z.iso.date().optional().meta({ description: 'Dates that begin on or before this day, in their own time zone.' }),
  certification: z.enum(certificationSlugs).optional(),
})

export const dateRoutes: readonly ApiRoute[] = [
  apiRoute({
    method: 'get',
    path: '/api/v1/dates',
    id: 'listDates',
    summary: 'Live workshop dates by start, including past ones',
    scope: 'dates:read',
    query,
    answers: { status: 200, description: 'The dates.', schema: dateListSchema },
    problems: [422],
    async answer({ query: { from, to, certification }, services }) {
      // One day more on each side: `from` and `to` are days in the time zone of each date.
      const range = { endsAfter: midnight(from, -1), startsBefore: midnight(to, 2), certification }
      const found = (await services.ports.reads.dates.summaries(services.now(), range)).filter(({ date }) => {
        const day = (at: Temporal.Instant) => at.toZonedDateTimeISO(date.zone).toPlainDate().toString()
        return (from === undefined || day(endOf(date)) >= from) && (to === undefined || day(startOf(date)) <= to)
      })
      return { status: 200, body: { data: found.map(dateOf), next: null } }
    },
  }),
  apiRoute({
    method: 'get',
    path: '/api/v1/dates/{date}',
    id: 'getDate',
    summary: 'One workshop date',
    scope: 'dates:read',
    params,
    answers: { status: 200, description: 'The date. Its version is the ETag.', schema: dateSchema },
    problems: [404],
    answer: async ({ params: { date }, services }) => shown(await found(services, date)),
  }),
  apiRoute({
    method: 'post',
    path: '/api/v1/dates',
    id: 'createDate',
    summary: 'Puts a date on sale',
    description:
      'The date appears on the site at once. A repeat with the same Idempotency-Key returns the date created first.',
    scope: 'dates:write',
    body: newDateBody,
    creates: true,
    answers: { status: 201, description: 'The date.', schema: dateSchema },
    problems: [400, 409, 413, 415, 422],
    async answer({ body, actor, idempotencyKey, services }) {
      const made = await createDates(services.ports, { idempotencyKey, dates: [newDateOf(body)], actor })
      if (made.outcome === 'refused') throw refusal(made.refusal)
      return { ...shown(await found(services, made.slug)), status: 201, location: `/api/v1/dates/${made.slug}` }
    },
  }),
  apiRoute({
    method: 'patch',
    path: '/api/v1/dates/{date}',
    id: 'changeDate',
    summary: 'Changes seats, price and other terms',
    description:
      'Sends no mail. Additional seats are offered to the waitlist at once; fewer seats than are taken are refused. To change time or place, use moveDate.',
    scope: 'dates:write',
    params,
    body: dateChangeBody,
    versioned: true,
    answers: { status: 200, description: 'The date after the change.', schema: dateSchema },
    problems: [400, 404, 409, 412, 413, 415, 422, 428],
    async answer({ params: { date: slug }, body, actor, version, services }) {
      const { date } = await found(services, slug)
      const terms = changedTermsOf(termsOf(date), body)
      if (terms.minimum > terms.seats)
        throw new Problem(422, 'invalid', {
          errors: [{ field: 'minimum', message: 'must not exceed the seats' }],
        })
      const outcome = await editDate(services.ports, {
        slug: date.slug,
        actor,
        version,
        terms,
        reason: body.reason,
      })
      return afterChange(services, slug, outcome)
    },
  }),
  apiRoute({
    method: 'post',
    path: '/api/v1/dates/{date}/move',
    id: 'moveDate',
    summary: 'Changes the time or place of a date',
    description:
      'Send the complete time and place. Every booker is notified by mail, with a new calendar entry. Idempotent: a date that is already there is unchanged, and no mail is sent.',
    scope: 'dates:write',
    params,
    body: movedDateBody,
    versioned: true,
    creates: true,
    answers: { status: 200, description: 'The date after the change.', schema: dateSchema },
    problems: [400, 404, 409, 412, 413, 415, 422, 428],
    async answer({ params: { date: slug }, body, actor, version, services }) {
      const { date } = await found(services, slug)
      const { reason } = body
      const outcome = await moveDate(services.ports, {
        slug: date.slug,
        actor,
        version,
        reason,
        schedule: scheduleOfBody(body),
      })
      return afterChange(services, slug, outcome)
    },
  }),
  apiRoute({
    method: 'post',
    path: '/api/v1/dates/{date}/call-off',
    id: 'callOffDate',
    summary: 'Cancels a date',
    description:
      'Every booker and everyone on the waitlist is notified by mail. A repeat with the same Idempotency-Key returns the cancelled date.',
    scope: 'dates:write',
    params,
    body: reasonBody,
    versioned: true,
    creates: true,
    answers: { status: 200, description: 'The date after the change.', schema: dateSchema },
    problems: [400, 404, 409, 412, 413, 415, 422, 428],
    async answer({ params: { date: slug }, body: { reason }, actor, version, isRepeat, services }) {
      const record = await found(services, slug)
      const { date } = record
      if (isRepeat && date.calledOff) return shown(record)
      const outcome = await callOffDate(services.ports, { slug: date.slug, actor, version, reason })
      return afterChange(services, slug, outcome)
    },
  }),
  apiRoute({
    method: 'get',
    path: '/api/v1/dates/{date}/participants',
    id: 'listParticipants',
    summary: 'Who has a seat on a date',
    scope: 'bookings:read',
    params,
    answers: { status: 200, description: 'The participants, oldest registration first.', schema: attendeeListSchema },
    problems: [404],
    answer: async ({ params: { date }, services }) => ({ status: 200, body: attendeesOf(await found(services, date)) }),
  }),
  apiRoute({
    method: 'get',
    path: '/api/v1/dates/{date}/registrations',
    id: 'listRegistrations',
    summary: 'The waitlist of a date, including open offers',
    scope: 'bookings:read',
    params,
    answers: { status: 200, description: 'The parties, oldest registration first.', schema: registrationListSchema },
    problems: [404],
    async answer({ params: { date: slug }, services }) {
      const { date, parties } = await found(services, slug)
      const waiting = parties.filter(({ registration: { status } }) => ['waiting', 'offered'].includes(status.state))
      const data = waiting.map((party) =>
        registrationOf({ ...party, orderId: party.order?.id ?? null, slug: date.slug }),
      )
      return { status: 200, body: { data, next: null } }
    },
  }),
]

function midnight(day: string | undefined, later: number): Temporal.Instant | undefined {
  return day === undefined
    ? undefined
    : Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime('UTC').toInstant()
}

async function found(services: ApiServices, idOrSlug: string): Promise<DateRecord> {
  const record = await services.ports.reads.dates.record(idOrSlug, services.now())
  if (!record) throw new Problem(404)
  return record
}

function shown(record: DateRecord): Answer {
  return { status: 200, body: dateOf(record), version: record.date.version }
}

interface DateRefusal extends Refusal {
  taken?: number
}

/** The date as it is now, or the problem that was in the way. */
async function afterChange(services: ApiServices, slug: string, outcome: Result<object, DateRefusal>): Promise<Answer> {
  if (outcome.outcome === 'refused') throw refusal(outcome.refusal)
  return shown(await found(services, slug))
}

function refusal({ reason, ...more }: DateRefusal): Problem {
  if (reason === 'unknown') return new Problem(404)
  if (reason === 'stale') return new Problem(412)
  if (reason === 'reason-missing')
    return new Problem(422, reason, {
      errors: [{ field: 'reason', message: 'is required when seats are reduced or the price is raised' }],
    })
  if (reason === 'no-card-payment')
    return new Problem(422, reason, { errors: [{ field: 'payment', message: 'card payment is not set up' }] })
  return new Problem(409, reason, more)
}
