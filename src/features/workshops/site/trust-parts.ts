import type { ContentSource } from '#content/ports/content.ts'
import { fittingTestimonials, type Testimonial } from '#domain/content/testimonial.ts'
import { teachersOf } from '#domain/content/trainer.ts'
import type { Language } from '#domain/language.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'

interface About {
  language: Language
  workshop: CertificationSlug
  /** Who teaches the date of the page; all who teach the workshop without. */
  ids?: readonly string[]
}

/** How many voices a workshop's page shows. */
const voices = 2

/** Who teaches a workshop and what participants say of it. */
export async function trustParts(
  content: Pick<ContentSource, 'testimonials' | 'trainers'>,
  { language, workshop, ids }: About,
) {
  const [all, testimonials] = await Promise.all([content.trainers?.(language) ?? [], content.testimonials(language)])
  const trainers = teachersOf(all, { ids, workshop })
  const fitting = fittingTestimonials(testimonials, { workshop, trainers: trainers.map(({ id }) => id) })
  return { trainers, testimonials: fitting.slice(0, voices) }
}

/** What stands beside the promise of a page that sells: nobody is kept from ordering where the content source does not answer. */
export async function voiceBeside(
  content: Pick<ContentSource, 'testimonials'>,
  about: Pick<About, 'language'> & Partial<Pick<About, 'workshop'>>,
): Promise<Testimonial | null> {
  const all = await content.testimonials(about.language).catch(() => [])
  return fittingTestimonials(all, about)[0] ?? null
}
