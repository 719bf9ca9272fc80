import type { PriceList } from '#domain/pricing/tariff.ts'
import type { Trainer } from '../content/trainer.ts'
import type { Member } from '../office/member.ts'
import type { CertificationSlug } from './certification.ts'
import type { DateTerms, NewDate } from './edit-date.ts'
import type { Session } from './workshop-date.ts'

/** A session as the office writes it down: a day and two times of day, in the zone of the workshop. */
export interface WallTimes {
  /** '2027-01-19' */
  day: string
  /** '09:00' */
  from: string
  to: string
}

/** Wall time first, instant last: 09:00 stays 09:00 on both sides of a clock change. Throws RangeError for what is no day or time. */
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
    // An offset would not know summer time.
    return !/^[+-]/.test(zone)
  } catch {
    return false
  }
}

export interface Series {
  /** How many weeks lie between two dates. */
  everyWeeks: number
  /** How many dates are added. */
  times: number
}

/** The dates that follow one: the same in everything, at the same wall times, `everyWeeks` apart (docs/rules/dates.md). */
export function dateSeries(first: NewDate, { everyWeeks, times }: Series): NewDate[] {
  return Array.from({ length: times }, (_, index) => ({
    ...first,
    sessions: first.sessions.map((session) => weeksLater(session, first.zone, everyWeeks * (index + 1))),
  }))
}

interface Plan {
  /** Days after the first, and how many of them. */
  days: readonly number[]
  hours: { from: string; to: string }
  participantLimit: number
}

const twoDays = [0, 1]
const wholeDay = { from: '09:00', to: '17:00' }
const usual: Plan = { days: twoDays, hours: wholeDay, participantLimit: 6 }

/** How each kind of workshop is usually held (docs/product.md#workshops: two days on site; the introduction one, the coach program four modules). */
const plans: Readonly<Record<CertificationSlug, Plan>> = {
  flin: { days: [0], hours: wholeDay, participantLimit: 10 },
  fl2d: usual,
  fl3d: usual,
  flsa: usual,
  flcl: usual,
  flcp: { days: [0, 28, 56, 84].flatMap((first) => [first, first + 1]), hours: wholeDay, participantLimit: 3 },
}

const zone = 'Europe/Vienna'
/** Long enough to fill the seats. */
const weeksAhead = 8

/** What a new date of this kind begins with: everything but the trainer, on the Tuesday eight weeks from `today`. */
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

/** Someone of the office who can be chosen as a trainer. */
export type TrainerAccount = Pick<Member, 'id' | 'name' | 'email'>

/** A trainer whom the site presents. */
export type TrainerProfile = Pick<Trainer, 'id' | 'name'>

/** Who can be chosen for a date. */
export interface KnownTrainers {
  accounts: readonly TrainerAccount[]
  profiles: readonly TrainerProfile[]
}

type ChosenTrainers = Pick<DateTerms, 'trainers' | 'trainerIds' | 'profileIds'>

/** Who teaches: profiles that are chosen or named, then guests, then chosen accounts that are not named yet. Unknown ids are dropped. */
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

/** The names of a date that are nobody's whom the site presents. */
export function guestsOf(
  { trainers, profileIds }: Pick<DateTerms, 'trainers' | 'profileIds'>,
  profiles: readonly TrainerProfile[],
): string[] {
  const known = profiles.filter(({ id }) => profileIds.includes(id)).map(({ name }) => name)
  return trainers.filter((name) => !isNamed(known, name))
}

const isNamed = (names: readonly string[], name: string) => names.some((one) => plain(one) === plain(name))

function plain(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
