import type { Language } from '../language.ts'
import { fullName, type Person } from '../participant/participant.ts'
import { done, type Refusal, type Result, refused } from '../result.ts'
import type { CertificationSlug } from '../workshop/certification.ts'
import { endOf, type LiveDate, startOf } from '../workshop/workshop-date.ts'

export interface Certificate {
  id: string
  /** Random. Opens the public page that verifies the certificate. */
  code: string
  holder: string
  email: string
  certification: CertificationSlug
  trainers: string[]
  /** First and last day of the workshop in its own time zone, '2027-01-19'. */
  from: string
  to: string
  language: Language
  issuedAt: Temporal.Instant
}

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

export type ConsentState = 'asked' | 'confirmed-yes' | 'confirmed-no' | 'lapsed' | 'taken-back'

export interface ConsentWay {
  from: ConsentState | 'new'
  to: ConsentState
  /** The trigger in a few words; docs/rules/certificate-consent.md draws its diagram from these. */
  when: string
}

/** All transitions of a consent (docs/product.md#certificate-consent, GDPR Art. 7). States without an outgoing transition are final. */
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

export const consentAnswers = ['yes', 'no'] as const
export type ConsentAnswer = (typeof consentAnswers)[number]

/** An answer of a participant with the wording it refers to. It takes effect when confirmed. */
export interface CertificateConsent {
  id: string
  participantId: string
  answer: ConsentAnswer
  wording: string
  askedAt: Temporal.Instant
  /** When the link in the mail was confirmed; null before. */
  confirmedAt: Temporal.Instant | null
  /** When a confirmed consent was withdrawn, with the wording beside that button; null while it is valid. */
  withdrawn: { at: Temporal.Instant; wording: string } | null
}

/** Days for which the link in the mail can confirm. */
export const confirmDays = 14
/** Days after its end for which a workshop can still be selected. */
export const chooseDays = 60
/** Daily limit, because anyone who knows a name can request a mail. */
const mailsPerDay = 3

/** In seconds: the same answer within it is the same press, as of a double click. */
const samePress = 60

export type AskDecision = Result<object, Refusal<'decided' | 'again' | 'enough'>>

/** Whether an answer on the consent page sends a mail. `given` are all earlier answers of this participant. */
export function askConsent(
  given: readonly CertificateConsent[],
  answer: CertificateConsent['answer'],
  now: Temporal.Instant,
): AskDecision {
  if (given.some(({ confirmedAt }) => confirmedAt !== null)) return refused('decided')
  if (given.some((one) => one.answer === answer && one.askedAt.until(now).total('seconds') < samePress))
    return refused('again')
  const lately = given.filter(({ askedAt }) => askedAt.until(now).total('hours') < 24)
  return lately.length >= mailsPerDay ? refused('enough') : done
}

export type ConfirmDecision = Result<{ isNew: boolean }, Refusal<'decided' | 'expired'>>

/** Confirms an answer by the link in its mail. The first confirmed answer is final; repeating the same link changes nothing. */
export function confirmConsent(
  consent: CertificateConsent,
  given: readonly CertificateConsent[],
  now: Temporal.Instant,
): ConfirmDecision {
  if (isExpired(consent, now)) return refused('expired')
  if (consent.confirmedAt !== null) return { outcome: 'done', isNew: false }
  const isDecided = given.some(({ confirmedAt }) => confirmedAt !== null)
  return isDecided ? refused('decided') : { outcome: 'done', isNew: true }
}

/** A confirmed link does not expire: it is used to withdraw the consent. */
export function isExpired({ askedAt, confirmedAt }: CertificateConsent, now: Temporal.Instant): boolean {
  return confirmedAt === null && askedAt.until(now).total('hours') >= confirmDays * 24
}

export type WithdrawDecision = Result<{ isNew: boolean }, Refusal<'nothing-given'>>

/** Whether a consent can be withdrawn: at any time after its confirmation (GDPR Art. 7(3)). */
export function withdrawConsent({ answer, confirmedAt, withdrawn }: CertificateConsent): WithdrawDecision {
  if (answer === 'no' || confirmedAt === null) return refused('nothing-given')
  return { outcome: 'done', isNew: withdrawn === null }
}

export function stateOf(consent: CertificateConsent, now: Temporal.Instant): ConsentState {
  if (isExpired(consent, now)) return 'lapsed'
  if (consent.confirmedAt === null) return 'asked'
  if (consent.withdrawn) return 'taken-back'
  return consent.answer === 'yes' ? 'confirmed-yes' : 'confirmed-no'
}

/** Compares names ignoring case, surrounding space and the composition of accents. */
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
