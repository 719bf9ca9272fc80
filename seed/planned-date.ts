import type { Language } from '#domain/language.ts'
import type { Cents } from '#domain/money.ts'
import { type CertificationSlug, certificationBySlug } from '#domain/workshop/certification.ts'
import type { LiveDate, PaymentWay, SelfPacedDate, Session, WorkshopDate } from '#domain/workshop/workshop-date.ts'
import { idOf } from './id-of.ts'
import type { Place } from './places.ts'
import { teachingWeek } from './teaching-weeks.ts'

/** A live workshop of the seed world before it has a calendar day. */
export interface PlannedLive {
  certification: CertificationSlug
  language: Language
  trainers: readonly string[]
  /** Null when it is held by video. */
  place: Place | null
  /** IANA zone of its wall times. */
  zone: string
  days: readonly PlannedDay[]
  hours: { from: string; to: string }
  seats: number
  participantLimit: number
  waitlist: boolean
  payment: PaymentWay
  /** The minimum number of participants; four, as in the terms, unless a date sets its own. */
  minimum: number
  tentative: boolean
}

/** A day in the n-th teaching week from today (`teachingWeek`). */
export interface PlannedDay {
  week: number
  weekday: 'Tuesday' | 'Wednesday'
}

export interface PlannedSelfPaced {
  certification: CertificationSlug
  language: Language
}

/** The workshop date that a plan becomes when it is `now`; the same for the whole calendar week in Vienna. */
export function liveDate(plan: PlannedLive, now: Temporal.Instant): LiveDate {
  const today = now.toZonedDateTimeISO('Europe/Vienna').toPlainDate()
  const days = plan.days.map(({ week, weekday }) =>
    teachingWeek(today, week).add({ days: weekday === 'Tuesday' ? 1 : 2 }),
  )
  return {
    ...common(plan, `${plan.certification}-${plan.place?.slug ?? 'online'}-${days[0]}`),
    trainers: [...plan.trainers],
    trainerIds: [],
    profileIds: [],
    participantLimit: plan.participantLimit,
    delivery: plan.place ? 'on-site' : 'online',
    sessions: days.map((day) => sessionOn(day, plan)),
    zone: plan.zone,
    seats: plan.seats,
    waitlist: plan.waitlist,
    payment: plan.payment,
    location: plan.place?.location ?? null,
    ...(plan.place ? {} : { roomUrl: `https://video.flightlevels.example/${plan.certification}-${days[0]}` }),
    revision: 0,
    movedAt: null,
    calledOff: false,
    minimum: plan.minimum,
    tentative: plan.tentative,
    version: 0,
  }
}

export function selfPacedDate(plan: PlannedSelfPaced): SelfPacedDate {
  return {
    ...common(plan, `${plan.certification}-self-paced-${plan.language}`),
    trainers: [],
    profileIds: [],
    // At most three tickets (docs/product.md#self-paced).
    participantLimit: 3,
    delivery: 'self-paced',
  }
}

function common({ certification, language }: PlannedSelfPaced, slug: string) {
  return {
    id: idOf(slug),
    slug,
    certification,
    language,
    price: priceOf(certification),
  } satisfies Partial<WorkshopDate>
}

/** Wall time first, instant last: 09:00 stays 09:00 on both sides of a clock change. */
function sessionOn(day: Temporal.PlainDate, { hours, zone }: PlannedLive): Session {
  const at = (time: string) => day.toZonedDateTime({ timeZone: zone, plainTime: time }).toInstant()
  return { startsAt: at(hours.from), endsAt: at(hours.to) }
}

function priceOf(slug: CertificationSlug): Cents {
  const certification = certificationBySlug(slug)
  if (!certification) throw new RangeError(`no certification ${slug}`)
  return certification.price
}
