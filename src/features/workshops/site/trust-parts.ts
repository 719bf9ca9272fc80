import type { ContentSource } from '#content/ports/content.ts'
import { fittingTestimonials, type Testimonial } from '#domain/content/testimonial.ts'
import { teachersOf } from '#domain/content/trainer.ts'
import type { Language } from '#domain/language.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'

interface About {
  language: Language
  workshop: CertificationSlug
  /** The trainers of the page's date; without it, all trainers of the workshop. */
  ids?: readonly string[]
}

/** Testimonials per workshop page. */
const voices = 2

export async function trustParts(
  content: Pick<ContentSource, 'testimonials' | 'trainers'>,
  { language, workshop, ids }: About,
) {
  const [all, testimonials] = await Promise.all([content.trainers?.(language) ?? [], content.testimonials(language)])
  const trainers = teachersOf(all, { ids, workshop })
  const fitting = fittingTestimonials(testimonials, { workshop, trainers: trainers.map(({ id }) => id) })
  return { trainers, testimonials: fitting.slice(0, voices) }
}

/** The testimonial beside the promise of a sales page. An outage of the content source must not prevent orders. */
export async function voiceBeside(
  content: Pick<ContentSource, 'testimonials'>,
  about: Pick<About, 'language'> & Partial<Pick<About, 'workshop'>>,
): Promise<Testimonial | null> {
  const all = await content.testimonials(about.language).catch(() => [])
  return fittingTestimonials(all, about)[0] ?? null
}
