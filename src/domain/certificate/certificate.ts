import type { Language } from '../language.ts'
import { fullName, type Person } from '../participant/participant.ts'
import type { CertificationSlug } from '../workshop/certification.ts'
import { endOf, type LiveDate, startOf } from '../workshop/workshop-date.ts'

/** What a participant has got after a workshop, as it was on the day it was issued. */
export interface Certificate {
  id: string
  /** Random, for the page where anyone can check it who was shown the certificate. */
  code: string
  holder: string
  email: string
  certification: CertificationSlug
  trainers: string[]
  /** First and last day of the workshop where it took place, '2027-01-19'. */
  from: string
  to: string
  language: Language
  issuedAt: Temporal.Instant
}

/** What is certified to someone who took part. */
export function certificateOf(
  person: Person,
  { date, ...issuing }: Pick<Certificate, 'id' | 'code' | 'language' | 'issuedAt'> & { date: LiveDate },
): Certificate {
  const dayOf = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(date.zone).toPlainDate().toString()
  return {
    ...issuing,
    holder: fullName(person),
    email: person.email,
    certification: date.certification,
    trainers: date.trainers,
    from: dayOf(startOf(date)),
    to: dayOf(endOf(date)),
  }
}

/** The state of a participant's certificate. */
export type ConsentState = 'asked' | 'confirmed-yes' | 'confirmed-no' | 'lapsed' | 'taken-back'

/** One way it may go. */
export interface ConsentWay {
  from: ConsentState | 'new'
  to: ConsentState
  /** What makes it go there, in a few words: the diagram in docs/rules/certificate-consent.md is drawn from them. */
  when: string
}

/** Everything that can happen to a consent (docs/product.md#certificate-consent, GDPR Art. 7). What no way leads out of is final. */
export const consentWays: readonly ConsentWay[] = [
  { from: 'new', to: 'asked', when: 'answered on the page, mail sent' },
  { from: 'asked', to: 'confirmed-yes', when: 'yes confirmed by the link in the mail' },
  { from: 'asked', to: 'confirmed-no', when: 'no confirmed by the link in the mail' },
  { from: 'asked', to: 'lapsed', when: 'not confirmed in time, or another answer was' },
  { from: 'confirmed-yes', to: 'taken-back', when: 'taken back by the same link' },
]

export function mayGo(from: ConsentWay['from'], to: ConsentState): boolean {
  return consentWays.some((way) => way.from === from && way.to === to)
}

/** What a participant may answer to the question for a certificate. */
export const consentAnswers = ['yes', 'no'] as const
export type ConsentAnswer = (typeof consentAnswers)[number]

/** One answer of a participant, with the words it was given to. It counts from its confirmation. */
export interface CertificateConsent {
  id: string
  participantId: string
  answer: ConsentAnswer
  /** The sentence as it stood beside the choice. */
  wording: string
  askedAt: Temporal.Instant
  /** When the link in the mail was confirmed; null before that. */
  confirmedAt: Temporal.Instant | null
  /** When a confirmed consent was withdrawn, with the sentence beside that button; null while it is valid. */
  takenBack: { at: Temporal.Instant; wording: string } | null
}

/** How long the link in the mail confirms. */
export const confirmDays = 14
/** How long after its end a workshop can still be chosen. */
export const chooseDays = 60
/** Mails a day at most, since anyone who knows a name can ask for one. */
const mailsPerDay = 3

export type AskDecision = 'ask' | 'decided' | 'enough'

/** Whether an answer on the consent page leads to a mail. `given` is all that this participant has answered before. */
export function askConsent(given: readonly CertificateConsent[], now: Temporal.Instant): AskDecision {
  if (given.some(({ confirmedAt }) => confirmedAt !== null)) return 'decided'
  const lately = given.filter(({ askedAt }) => askedAt.until(now).total('hours') < 24)
  return lately.length >= mailsPerDay ? 'enough' : 'ask'
}

export type ConfirmDecision = 'confirm' | 'already' | 'decided' | 'expired'

/** What the link in a mail does. The first answer that is confirmed is final; the same link again changes nothing. */
export function confirmConsent(
  consent: CertificateConsent,
  given: readonly CertificateConsent[],
  now: Temporal.Instant,
): ConfirmDecision {
  if (isExpired(consent, now)) return 'expired'
  if (consent.confirmedAt !== null) return 'already'
  return given.some(({ confirmedAt }) => confirmedAt !== null) ? 'decided' : 'confirm'
}

/** A link that has confirmed stays good: by it the yes is taken back. */
export function isExpired({ askedAt, confirmedAt }: CertificateConsent, now: Temporal.Instant): boolean {
  return confirmedAt === null && askedAt.until(now).total('hours') >= confirmDays * 24
}

export type WithdrawDecision = 'withdraw' | 'already' | 'nothing-given'

/** Whether a yes can be taken back: at any time, once it was confirmed (GDPR Art. 7 (3)). */
export function withdrawConsent({ answer, confirmedAt, takenBack }: CertificateConsent): WithdrawDecision {
  if (answer === 'no' || confirmedAt === null) return 'nothing-given'
  return takenBack ? 'already' : 'withdraw'
}

export function stateOf(consent: CertificateConsent, now: Temporal.Instant): ConsentState {
  if (isExpired(consent, now)) return 'lapsed'
  if (consent.confirmedAt === null) return 'asked'
  if (consent.takenBack) return 'taken-back'
  return consent.answer === 'yes' ? 'confirmed-yes' : 'confirmed-no'
}

/** Whether someone is meant by a name: without case, outer space and the way accents are typed. */
export function isSameName(one: Named, other: Named): boolean {
  return keyOf(one) === keyOf(other)
}

interface Named {
  firstName: string
  lastName: string
}

function keyOf({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
