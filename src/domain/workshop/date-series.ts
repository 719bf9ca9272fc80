import type { PriceList } from '#domain/pricing/tariff.ts'
import type { Trainer } from '../content/trainer.ts'
import type { Member } from '../office/member.ts'
import type { CertificationSlug } from './certification.ts'
import type { DateTerms, NewDate } from './edit-date.ts'
import type { Session } from './workshop-date.ts'

/** A session as typed in the office: a day and two times in the time zone of the workshop. */
export interface WallTimes {
  /** '2027-01-19' */
  day: string
  /** '09:00' */
  from: string
  to: string
}

/** Wall time to instant: 09:00 stays 09:00 across a clock change. Throws RangeError for an invalid day or time. */
export function sessionAt({ day, from, to }: WallTimes, zone: string): Session {
  const at = (time: string) =>
    Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: time }).toInstant()
  return { startsAt: at(from), endsAt: at(to) }
}

export function wallTimesOf({ startsAt, endsAt }: Session, zone: string): WallTimes {
  const from = startsAt.toZonedDateTimeISO(zone)
  const time = (at: Temporal.Instant) => at.toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' })
  return { day: from.toPlainDate().toString(), from: time(startsAt), to: time(endsAt) }
}

/** The same wall times some weeks later. */
function weeksLater(session: Session, zone: string, weeks: number): Session {
  const later = (at: Temporal.Instant) => at.toZonedDateTimeISO(zone).add({ weeks }).toInstant()
  return { startsAt: later(session.startsAt), endsAt: later(session.endsAt) }
}

export function isZone(zone: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone)
    // A fixed offset has no daylight saving time.
    return !/^[+-]/.test(zone)
  } catch {
    return false
  }
}

export interface Series {
  everyWeeks: number
  times: number
}

/** The dates of a series: equal to the first at the same wall times, `everyWeeks` apart (docs/rules/dates.md). */
export function dateSeries(first: NewDate, { everyWeeks, times }: Series): NewDate[] {
  return Array.from({ length: times }, (_, index) => ({
    ...first,
    sessions: first.sessions.map((session) => weeksLater(session, first.zone, everyWeeks * (index + 1))),
  }))
}

interface Plan {
  /** Days, counted from the first. */
  days: readonly number[]
  hours: { from: string; to: string }
  participantLimit: number
}

const twoDays = [0, 1]
const wholeDay = { from: '09:00', to: '17:00' }
const usual: Plan = { days: twoDays, hours: wholeDay, participantLimit: 6 }

/** The usual schedule by kind of workshop (docs/product.md#workshops: two days on site; the introduction one, the coach program four modules). */
const plans: Readonly<Record<CertificationSlug, Plan>> = {
  flin: { days: [0], hours: wholeDay, participantLimit: 10 },
  fl2d: usual,
  fl3d: usual,
  flsa: usual,
  flcl: usual,
  flcp: { days: [0, 28, 56, 84].flatMap((first) => [first, first + 1]), hours: wholeDay, participantLimit: 3 },
}

/** Whether a date has the days and hours of its kind, which the agenda of the workshop's page is written for (docs/rules/dates.md). */
export function hasUsualHours({
  certification,
  sessions,
  zone: its,
}: {
  certification: CertificationSlug
  sessions: readonly Session[]
  zone: string
}): boolean {
  const { days, hours } = plans[certification]
  const isUsual = (session: Session) => {
    const { from, to } = wallTimesOf(session, its)
    return from === hours.from && to === hours.to
  }
  return sessions.length === days.length && sessions.every(isUsual)
}

const zone = 'Europe/Vienna'
/** Long enough to fill the seats. */
const weeksAhead = 8

/** Defaults of a new date: everything but the trainer, on the Tuesday eight weeks from `today`. */
export function dateTemplate(
  slug: CertificationSlug,
  today: Temporal.PlainDate,
  { seats }: Pick<PriceList, 'seats'>,
): NewDate {
  const { days, hours, participantLimit } = plans[slug]
  const first = tuesdayOf(today.add({ weeks: weeksAhead }))
  return {
    certification: slug,
    language: 'de',
    trainers: [],
    trainerIds: [],
    profileIds: [],
    price: seats[slug],
    seats: 12,
    minimum: 4,
    participantLimit,
    waitlist: true,
    payment: 'invoice',
    delivery: 'on-site',
    sessions: days.map((after) => sessionAt({ day: first.add({ days: after }).toString(), ...hours }, zone)),
    zone,
    location: { city: 'Wien', country: 'AT' },
    tentative: true,
  }
}

function tuesdayOf(day: Temporal.PlainDate): Temporal.PlainDate {
  return day.add({ days: 2 - day.dayOfWeek })
}

export type TrainerAccount = Pick<Member, 'id' | 'name' | 'email'>

export type TrainerProfile = Pick<Trainer, 'id' | 'name'>

export interface KnownTrainers {
  accounts: readonly TrainerAccount[]
  profiles: readonly TrainerProfile[]
}

type ChosenTrainers = Pick<DateTerms, 'trainers' | 'trainerIds' | 'profileIds'>

/** The trainers of a date: selected or named profiles, then guests, then selected accounts that are not named yet. Unknown ids are dropped. */
export function chosenTrainers(
  { trainers, trainerIds, profileIds }: ChosenTrainers,
  {
    accounts,
    profiles,
  }: { accounts: readonly Pick<TrainerAccount, 'id' | 'name'>[]; profiles: readonly TrainerProfile[] },
): ChosenTrainers {
  const shown = profiles.filter(({ id, name }) => profileIds.includes(id) || isNamed(trainers, name))
  const known = shown.map(({ name }) => name)
  const named = [...known, ...trainers.filter((name) => !isNamed(known, name))]
  const chosen = accounts.filter(({ id }) => trainerIds.includes(id))
  const unnamed = chosen.filter(({ name }) => !isNamed(named, name))
  return {
    trainers: [...named, ...unnamed.map(({ name }) => name)],
    trainerIds: chosen.map(({ id }) => id).sort(),
    profileIds: shown.map(({ id }) => id),
  }
}

/** The names on a date that belong to no profile. */
export function guestsOf(
  { trainers, profileIds }: Pick<DateTerms, 'trainers' | 'profileIds'>,
  profiles: readonly TrainerProfile[],
): string[] {
  return unnamed(
    trainers,
    profiles.filter(({ id }) => profileIds.includes(id)),
  )
}

export function unnamed(names: readonly string[], people: readonly { name: string }[]): string[] {
  const known = people.map(({ name }) => name)
  return names.filter((name) => !isNamed(known, name))
}

const isNamed = (names: readonly string[], name: string) => names.some((one) => plain(one) === plain(name))

function plain(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
