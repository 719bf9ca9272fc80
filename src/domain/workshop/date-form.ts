import { z } from 'zod'
import { maxParticipants } from '../booking/booking-form.ts'
import { isCountry } from '../company.ts'
import { amountField } from '../form/amount.ts'
import { box, fields, optionalLine, optionalText, requiredText } from '../form/field.ts'
import { languages } from '../language.ts'
import { certificationSlugs } from './certification.ts'
import { cityName } from './city-name.ts'
import { chosenTrainers, isZone, type KnownTrainers, sessionAt } from './date-series.ts'
import type { DateSchedule, DateTerms } from './edit-date.ts'
import { maxSessions, paymentWays } from './workshop-date.ts'

/** The office's forms for dates (docs/rules/dates.md). Parsed on the server only, because some browsers lack Temporal. */

/** Far above any workshop; a higher number is a typing error. */
export const maxSeats = 500

const whole = (message: string, min: number, max: number) =>
  z.int({ error: message }).min(min, message).max(max, message)

/** In cents, below a million euros. */
const price = amountField('validation.datePrice', { least: 0 }).refine(
  (cents) => cents < 1_000_000_00,
  'validation.datePrice',
)

/** Names, separated by commas. */
const trainers = optionalLine(300).transform((text = '') =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
)

/** One checkbox each: `trainerIds.{id}`. */
const chosenIds = z
  .record(z.uuid(), z.string())
  .default({})
  .transform((boxes) => Object.keys(boxes))

/** A URL that mail programs link, without credentials. */
const room = optionalLine(500).refine((text) => text === undefined || isRoom(text), 'validation.dateRoom')

function isRoom(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && !/\s/.test(text)
}

const terms = {
  language: z.enum(languages, { error: 'validation.dateLanguage' }),
  payment: z.enum(paymentWays, { error: 'validation.datePayment' }),
  profileIds: chosenIds,
  trainerIds: chosenIds,
  trainers,
  seats: whole('validation.dateSeats', 1, maxSeats),
  minimum: whole('validation.dateMinimum', 0, maxSeats),
  price,
  participantLimit: whole('validation.dateLimit', 1, maxParticipants),
  roomUrl: room,
  waitlist: box(),
}

const line = fields({ day: optionalLine(), from: optionalLine(), to: optionalLine() })

const schedule = {
  sessions: z.array(line).max(maxSessions, 'validation.dateSession').default([]),
  zone: z.string({ error: 'validation.dateZone' }).refine(isZone, 'validation.dateZone'),
  delivery: z.enum(['on-site', 'online'], { error: 'validation.dateDelivery' }),
  city: optionalLine(),
  country: optionalLine().refine((code) => code === undefined || isCountry(code), 'validation.country'),
  venue: optionalLine(),
  address: optionalLine(200),
}

const reasonField = () => requiredText('validation.reason', 500)

const version = z.int({ error: 'errors.badForm' }).min(0, 'errors.badForm')

type Report = z.core.$RefinementCtx
type Lines = z.infer<typeof line>[]

// Values that failed their own checks may lack any of these.
type Schedule = Partial<z.infer<z.ZodObject<typeof schedule>>>

/** On-site dates need a city and a country, and every filled row must be a session. */
function checkSchedule(value: unknown, report: Report): void {
  const { sessions, zone, delivery, city, country } = value as Schedule
  const say = (path: (string | number)[], message: string) => report.addIssue({ code: 'custom', path, message })
  if (delivery === 'on-site' && city === undefined) say(['city'], 'validation.city')
  if (delivery === 'on-site' && country === undefined) say(['country'], 'validation.country')
  if (zone === undefined || !isZone(zone) || !Array.isArray(sessions)) return
  if (sessions.every(isBlank)) say(['sessions', 0, 'day'], 'validation.dateSession')
  checkSessions(sessions, zone, (index, field, message) => say(['sessions', index, field], message))
}

/** Sessions must end after they start, and start no earlier than the previous one ends. */
function checkSessions(
  sessions: Lines,
  zone: string,
  say: (index: number, field: 'day' | 'to', message: string) => void,
): void {
  let end: Temporal.Instant | null = null
  for (const [index, entry] of sessions.entries()) {
    if (isBlank(entry)) continue
    const session = readSession(entry, zone)
    if (!session) say(index, 'day', 'validation.dateSession')
    else if (!isBefore(session.startsAt, session.endsAt)) say(index, 'to', 'validation.dateSessionEnd')
    else if (end && isBefore(session.startsAt, end)) say(index, 'day', 'validation.dateSessionOrder')
    end = session?.endsAt ?? end
  }
}

const isBefore = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) < 0

/** Neither the minimum nor a booking may exceed the seats. */
function checkSeats(value: unknown, report: Report): void {
  const { seats, minimum } = value as Partial<{ seats: number; minimum: number }>
  if (typeof seats === 'number' && typeof minimum === 'number' && minimum > seats)
    report.addIssue({ code: 'custom', path: ['minimum'], message: 'validation.dateMinimumSeats' })
}

/** At least one trainer, selected or named. */
function checkTrainers(value: unknown, report: Report): void {
  const { trainers: names, trainerIds, profileIds } = value as Partial<z.infer<z.ZodObject<typeof terms>>>
  if (names?.length === 0 && !trainerIds?.length && !profileIds?.length)
    report.addIssue({ code: 'custom', path: ['trainers'], message: 'validation.dateTrainers' })
}

const isBlank = ({ day, from, to }: Lines[number]) => [day, from, to].every((text) => text === undefined)

function readSession({ day, from, to }: Lines[number], zone: string) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day ?? '') || ![from, to].every((time) => /^\d{2}:\d{2}$/.test(time ?? '')))
    return null
  try {
    return sessionAt({ day: day ?? '', from: from ?? '', to: to ?? '' }, zone)
  } catch {
    return null
  }
}

/** Runs even when single fields have errors, so that all errors are reported at once. */
const always = { when: () => true }

export const newDateFormSchema = fields({
  idempotencyKey: z.uuid('errors.badForm'),
  certification: z.enum(certificationSlugs, { error: 'errors.badForm' }),
  ...schedule,
  ...terms,
  tentative: box(),
}).superRefine((value, report) => {
  checkSchedule(value, report)
  checkTrainers(value, report)
  checkSeats(value, report)
}, always)

export const editDateFormSchema = fields({ version, ...terms, reason: optionalText(500) }).superRefine(
  (value, report) => {
    checkTrainers(value, report)
    checkSeats(value, report)
  },
  always,
)

export const moveDateFormSchema = fields({ version, ...schedule, reason: reasonField() }).superRefine(
  checkSchedule,
  always,
)

export const callOffFormSchema = fields({ version, reason: reasonField() })

export const seriesFormSchema = fields({
  idempotencyKey: z.uuid('errors.badForm'),
  everyWeeks: whole('validation.seriesWeeks', 1, 52),
  times: whole('validation.seriesTimes', 1, 24),
  /** The series whose days were shown before this was sent. */
  shown: optionalLine(),
})

type NewDateForm = z.infer<typeof newDateFormSchema>
type EditDateForm = z.infer<typeof editDateFormSchema>
type MoveDateForm = z.infer<typeof moveDateFormSchema>

type TermFields = Pick<EditDateForm, keyof DateTerms>
type ScheduleFields = Omit<MoveDateForm, 'version' | 'reason'>

export function termsOfForm(form: TermFields, known: KnownTrainers): DateTerms {
  const { language, price, seats, minimum, participantLimit, waitlist, payment, roomUrl } = form
  const terms = { language, price, seats, minimum, participantLimit, waitlist, payment, roomUrl }
  return { ...terms, ...chosenTrainers(form, known) }
}

/** The location of an online workshop is dropped; a city is stored by its German name. */
export function scheduleOfForm(form: ScheduleFields | NewDateForm): DateSchedule {
  const { delivery, zone, venue, address, city = '', country = '' } = form
  const sessions = form.sessions.flatMap(({ day, from, to }) =>
    day && from && to ? [sessionAt({ day, from, to }, zone)] : [],
  )
  const place = { city: cityName(city, 'de'), country, ...(venue ? { venue } : {}), ...(address ? { address } : {}) }
  return { delivery, zone, sessions, location: delivery === 'on-site' ? place : null }
}

/** Offers are open for days; an extension beyond two weeks is a typing error. */
const maxHours = 336

/** The organiser's reason when a waiting party is moved to the end. */
export const moveToEndForm = fields({ reason: reasonField() })

/** How much longer an offer is open, and the end that it had when the form was opened. */
export const moreTimeForm = fields({
  until: z.string({ error: 'errors.badForm' }),
  hours: z.int({ error: 'validation.hours' }).min(1, 'validation.hours').max(maxHours, 'validation.hours'),
})
