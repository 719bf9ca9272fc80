import type { ConsentState } from './certificate.ts'

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
