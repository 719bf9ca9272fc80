import type { Language } from '../language.ts'
import type { CertificationSlug } from '../workshop/certification.ts'

/** What a participant has got after a workshop, as it was on the day it was issued. */
export interface Certificate {
  id: string
  /** Random, for the page where anybody can check it who was shown the certificate. */
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
