import { euros } from '#domain/money.ts'
import { type CertificationSlug, certificationBySlug } from '#domain/workshop/certification.ts'

/** Net price of the self-paced Flight Levels Introduction when it is added to a seat (SPEC §9: 79 instead of 99). */
export const introductionAddOnPrice = euros(79)

/** The introduction is offered with every workshop that asks for it first, so not with the introduction itself (SPEC §6). */
export function offersIntroduction(certification: CertificationSlug): boolean {
  return certificationBySlug(certification)?.needsIntroduction ?? false
}
