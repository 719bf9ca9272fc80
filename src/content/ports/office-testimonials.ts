import type { Language } from '#domain/language.ts'

/** Who says it and what; null in a language that does not have it. */
export type TextsByLanguage = Record<Language, { author: string; message: string } | null>

export interface OfficeTestimonial {
  slug: string
  texts: TextsByLanguage
  /** Others are seen by the office only. */
  isPublished: boolean
  revision: number
}

/** What customers say, in the hands of the office. Both languages are one testimonial. */
export interface TestimonialService {
  /** In the order of the site. */
  all(): Promise<OfficeTestimonial[]>
  /** At the end of all; its name is made of who says it. */
  create(testimonial: { texts: TextsByLanguage; isPublished: boolean }): Promise<string>
  save(testimonial: OfficeTestimonial): Promise<'saved' | 'stale' | 'unknown'>
  /** One place up or down; at the edge nothing changes. */
  move(slug: string, way: 'up' | 'down'): Promise<void>
  remove(slug: string): Promise<void>
}
