import type { Windows } from '#domain/settings/windows.ts'
import { hasStarted, type LiveDate, startOf } from '../workshop/workshop-date.ts'

/** How someone is addressed. No one has to say. */
export const salutations = ['mr', 'ms'] as const
export type Salutation = (typeof salutations)[number]

export interface Person {
  salutation?: Salutation | undefined
  /** Academic title: Dr., Mag., Prof. */
  title?: string | undefined
  firstName: string
  lastName: string
  email: string
}

/** 'Dr. Lena Hofstätter': the way a name is on lists and in mails. */
export function fullName(person: Pick<Person, 'title' | 'firstName' | 'lastName'>): string {
  return [person.title, person.firstName, person.lastName].filter(Boolean).join(' ')
}

/** One e-mail address is one person: compared without case and outer space. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}

/** What someone cannot or will not eat. It may tell of health or religion, so it is kept only by consent (Art. 9 GDPR). */
export interface MealWish {
  text: string
  /** The consent as it was read, word for word. */
  consentWording: string
  consentedAt: Temporal.Instant
}

/** Someone who will sit in the workshop. */
export interface Participant extends Person {
  /** Takes the self-paced Flight Levels Introduction along, at the add-on price (docs/product.md#prices). */
  addIntroduction: boolean
}

/**
 * When participants and booker get the practical details: some days before the start, at the same time of day where the workshop is (docs/product.md#workshops). At once for who books later; null when it has started.
 */
export function reminderAt(
  date: LiveDate,
  now: Temporal.Instant,
  { reminderDays }: Pick<Windows, 'reminderDays'>,
): Temporal.Instant | null {
  if (hasStarted(date, now)) return null
  const due = startOf(date).toZonedDateTimeISO(date.zone).subtract({ days: reminderDays }).toInstant()
  return Temporal.Instant.compare(due, now) < 0 ? now : due
}

/** The day it starts on where it takes place, '2027-01-19': people are reminded once of each. */
export function startDay(date: LiveDate): string {
  return startOf(date).toZonedDateTimeISO(date.zone).toPlainDate().toString()
}
