import type { Language } from '#domain/language.ts'
import type { Cents } from '#domain/money.ts'
import type { LiveDate, Location, PaymentWay, Session } from './workshop-date.ts'

/** What the office may change about a date in one form. Nobody has to hear of it, except of another video room. */
export interface DateTerms {
  language: Language
  trainers: string[]
  /** Their accounts, as far as they have one. */
  trainerIds: string[]
  /** Net price of one seat in region 1, in cents. */
  price: Cents
  seats: number
  minimum: number
  participantLimit: number
  waitlist: boolean
  payment: PaymentWay
  /** The video room of an online date; kept but not used on site. */
  roomUrl?: string | undefined
}

/** When and where a date takes place: whoever has booked hears of a change. */
export interface DateSchedule {
  delivery: LiveDate['delivery']
  /** In order, at least one. */
  sessions: Session[]
  zone: string
  location: Location | null
}

export const termNames = [
  'language',
  'trainers',
  'trainerIds',
  'price',
  'seats',
  'minimum',
  'participantLimit',
  'waitlist',
  'payment',
  'roomUrl',
] as const satisfies readonly (keyof DateTerms)[]
export type TermName = (typeof termNames)[number]

export function termsOf(date: LiveDate): DateTerms {
  const { language, trainers, trainerIds, price, seats, minimum, participantLimit, waitlist, payment, roomUrl } = date
  return { language, trainers, trainerIds, price, seats, minimum, participantLimit, waitlist, payment, roomUrl }
}

export function scheduleOf({ delivery, sessions, zone, location }: LiveDate): DateSchedule {
  return { delivery, sessions, zone, location }
}

export function isSameSchedule(one: DateSchedule, other: DateSchedule): boolean {
  return asText(one) === asText(other)
}

function asText({ delivery, sessions, zone, location }: DateSchedule): string {
  const { city, country, venue = '', address = '' } = location ?? { city: '', country: '' }
  const times = sessions.flatMap(({ startsAt, endsAt }) => [`${startsAt}`, `${endsAt}`])
  return JSON.stringify([delivery, times, zone, city, country, venue, address])
}

/** Which terms differ. */
export function changedTerms(former: DateTerms, next: DateTerms): TermName[] {
  return termNames.filter((name) => String(former[name]) !== String(next[name]))
}
