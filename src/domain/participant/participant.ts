import type { Windows } from '#domain/settings/windows.ts'
import { hasStarted, type LiveDate, startOf } from '../workshop/workshop-date.ts'

/** Optional salutations. */
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

/** 'Dr. Lena Hofstätter', the form used in lists and mails. */
export function fullName(
  person: Pick<Person, 'firstName' | 'lastName'> & { title?: string | null | undefined },
): string {
  return [person.title, person.firstName, person.lastName].filter(Boolean).join(' ')
}

/** `fullName` for the office; empty for someone whose data was erased (docs/rules/data-protection.md#afterwards). */
export function nameUnlessErased(person: Parameters<typeof fullName>[0] & Pick<Person, 'email'>): string {
  return isErased(person) ? '' : fullName(person)
}

/** Everyone has an address until their data is erased. */
export function isErased({ email }: Pick<Person, 'email'>): boolean {
  return email === ''
}

/** The comparison key of an e-mail address: ignores case and surrounding space. One address is one person. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}

/** Participants other than the booker, who gets one mail about a change: the one about the order (docs/rules/changes.md, ‘One person, one mail’). */
export function otherParticipants<Someone extends Pick<Person, 'email'>>(order: {
  booker: Pick<Person, 'email'>
  participants: readonly Someone[]
}): Someone[] {
  return order.participants.filter(({ email }) => emailKey(email) !== emailKey(order.booker.email))
}

/** Dietary requirements. They may reveal health or religion, so they are stored only with consent (Art. 9 GDPR). */
export interface MealWish {
  text: string
  /** The exact wording of the consent. */
  consentWording: string
  consentedAt: Temporal.Instant
}

export interface Participant extends Person {
  /** Adds the self-paced Flight Levels Introduction at the add-on price (docs/product.md#prices). */
  addIntroduction: boolean
}

/** When the reminder is sent: days before the start, at the same local time (docs/product.md#workshops). Null once it has started. */
export function reminderAt(
  date: LiveDate,
  now: Temporal.Instant,
  { reminderDays }: Pick<Windows, 'reminderDays'>,
): Temporal.Instant | null {
  if (hasStarted(date, now)) return null
  const due = startOf(date).toZonedDateTimeISO(date.zone).subtract({ days: reminderDays }).toInstant()
  return Temporal.Instant.compare(due, now) < 0 ? now : due
}

/** The local day on which it starts, '2027-01-19'. One reminder is sent per start day. */
export function startDay(date: LiveDate): string {
  return startOf(date).toZonedDateTimeISO(date.zone).toPlainDate().toString()
}
