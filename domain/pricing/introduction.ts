import { type CertificationSlug, certificationBySlug } from '#domain/workshop/certification.ts'

/** The introduction is offered with every workshop that asks for it first, so not with the introduction itself (SPEC §6). */
export function offersIntroduction(certification: CertificationSlug): boolean {
  return certificationBySlug(certification)?.needsIntroduction ?? false
}
