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
