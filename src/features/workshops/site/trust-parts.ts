import type { ContentSource } from '#content/ports/content.ts'
import { fittingTestimonials } from '#domain/content/testimonial.ts'
import { teachersOf } from '#domain/content/trainer.ts'
import type { Language } from '#domain/language.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'

interface About {
  language: Language
  workshop: CertificationSlug
  /** Who teaches the date of the page; all who teach the workshop without. */
  names?: readonly string[]
}

/** How many voices a workshop's page shows. */
const voices = 2

/** Who teaches a workshop and what participants say of it. */
export async function trustParts(
  content: Pick<ContentSource, 'testimonials' | 'trainers'>,
  { language, workshop, names }: About,
) {
  const [all, testimonials] = await Promise.all([content.trainers?.(language) ?? [], content.testimonials(language)])
  const trainers = teachersOf(all, { names, workshop })
  const fitting = fittingTestimonials(testimonials, { workshop, trainers: trainers.map(({ id }) => id) })
  return { trainers, testimonials: fitting.slice(0, voices) }
}
