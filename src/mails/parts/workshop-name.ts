import { certificationBySlug } from '#domain/workshop/certification.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'

/** 'Flight Level 2 Design' */
export function workshopTitle(date: LiveDate): string {
  return certificationBySlug(date.certification)?.title ?? date.slug
}

/** 'FL2D' */
export function workshopCode(date: LiveDate): string {
  return certificationBySlug(date.certification)?.code ?? date.certification.toUpperCase()
}
