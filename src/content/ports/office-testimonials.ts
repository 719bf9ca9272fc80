import type { Language } from '#domain/language.ts'
import type { MemberActor } from '#domain/office/member.ts'
import type { Refusal, Result } from '#domain/result.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'

/** The person and the text; null in a language that does not have it. */
export type TextsByLanguage = Record<Language, { author: string; role: string; message: string } | null>

/** What both languages have. */
interface Ties {
  company: string
  /** The workshop that it is about. */
  workshop: CertificationSlug | null
  /** The id of the trainer that it is about. */
  trainer: string | null
  /** Others are seen by the office only. */
  isPublished: boolean
}

export interface OfficeTestimonial extends Ties {
  slug: string
  texts: TextsByLanguage
  revision: number
}

/** Testimonials, managed by the office. Both languages are one testimonial. */
export interface TestimonialService {
  /** In the order of the site. */
  all(): Promise<OfficeTestimonial[]>
  /** Added at the end; its name is derived from the person. */
  create(testimonial: Ties & { texts: TextsByLanguage }, by: MemberActor): Promise<string>
  save(testimonial: OfficeTestimonial, by: MemberActor): Promise<Result<object, Refusal<'stale' | 'unknown'>>>
  /** One place up or down; at the edge nothing changes. */
  move(slug: string, way: 'up' | 'down'): Promise<void>
  remove(slug: string, by: MemberActor): Promise<void>
}
