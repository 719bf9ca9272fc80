import type { PriceList } from '../settings/price-list.ts'
import type { CertificationSlug } from './certification.ts'
import type { NewDate } from './new-date.ts'
import { sessionAt } from './wall-times.ts'

interface Plan {
  /** Days after the first, and how many of them. */
  days: readonly number[]
  hours: { from: string; to: string }
  participantLimit: number
}

const twoDays = [0, 1]
const wholeDay = { from: '09:00', to: '17:00' }
const usual: Plan = { days: twoDays, hours: wholeDay, participantLimit: 6 }

/** How each kind of workshop is usually held (SPEC §9: two days on site; the introduction one, the coach program four modules). */
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
