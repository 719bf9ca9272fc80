import type { Language } from '#domain/language.ts'
import type { Cents } from '#domain/money.ts'
import type { CertificationSlug } from './certification.ts'

/** One block of attendance: a day on site, a half-day online. */
export interface Session {
  startsAt: Temporal.Instant
  endsAt: Temporal.Instant
}

export interface Location {
  city: string
  /** ISO 3166-1 alpha-2. VAT of an on-site workshop follows from it. */
  country: string
  venue?: string | undefined
  /** Street, number, postal code: as printed in the invitation. */
  address?: string | undefined
}

export const paymentWays = ['invoice', 'card'] as const
export type PaymentWay = (typeof paymentWays)[number]

interface Common {
  id: string
  slug: string
  certification: CertificationSlug
  language: Language
  /** Names, as published. */
  trainers: string[]
  /** Net price of one seat in region 1, in cents. */
  price: Cents
  /** Most participants that one booking may hold (SPEC §9, 'Participant limit is a per-workshop variable'). */
  participantLimit: number
}

/** A workshop that people attend at a time: in a room or by video. */
export interface LiveDate extends Common {
  delivery: 'on-site' | 'online'
  /** In order, at least one. */
  sessions: Session[]
  /** IANA zone in which the times are announced. */
  zone: string
  seats: number
  /** Whether registrations are taken once every seat is gone. */
  waitlist: boolean
  /** How its bookings are paid: by invoice, or by card before the seats are theirs (DESIGN §3, 'Payment'). */
  payment: PaymentWay
  /** Accounts of the office that are its trainers, in the order of their ids. A guest among `trainers` has none. */
  trainerIds: string[]
  /** Online workshops have none. */
  location: Location | null
  /** The video room of an online workshop: for its participants only, in the reminder. */
  roomUrl?: string | undefined
  /** How often its times or its place have changed: calendars replace an entry by one with a higher number. */
  revision: number
  /** When they last did: whoever booked before may cancel for nothing. Null when they never did. */
  movedAt: Temporal.Instant | null
  /** The organiser has called it off. */
  calledOff: boolean
  /** So many people have to come for it to take place; 0 when it takes place with whoever comes. */
  minimum: number
  /** It may still be called off for want of people: the organiser has not confirmed it yet. */
  tentative: boolean
  /** How often the office has changed anything about it: a form that was opened before that is stale. */
  version: number
}

/** A workshop that runs on the partner academy, any time, without seats. */
export interface SelfPacedDate extends Common {
  delivery: 'self-paced'
}

/** What the workshop list shows and a booking is made for (SPEC §3, 'Workshop'). */
export type WorkshopDate = LiveDate | SelfPacedDate

export function startOf(date: LiveDate): Temporal.Instant {
  const first = date.sessions[0]
  if (!first) throw new RangeError(`workshop date ${date.slug} has no sessions`)
  return first.startsAt
}

export function endOf(date: LiveDate): Temporal.Instant {
  const last = date.sessions.at(-1)
  if (!last) throw new RangeError(`workshop date ${date.slug} has no sessions`)
  return last.endsAt
}

/** A date takes no more bookings from the moment its first session starts. */
export function hasStarted(date: LiveDate, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(startOf(date), now) <= 0
}

export function isOver(date: LiveDate, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(endOf(date), now) <= 0
}
