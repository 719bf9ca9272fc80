import { z } from 'zod'
import type { StarterTestimonial } from '#content/documents/starter-content.ts'
import { languages } from '#domain/language.ts'
import { certificationSlugs } from '#domain/workshop/certification.ts'
import { byLanguage, inEachLanguage, readJson } from './content-file.ts'
import { trainerId } from './trainer-pages.ts'
import { isTrainer } from './trainers.ts'

const messages = readJson(
  'testimonials.json',
  z.record(
    z.string(),
    z.strictObject({
      author: z.string().min(1),
      role: inEachLanguage,
      company: z.string().min(1),
      workshop: z.enum(certificationSlugs).optional(),
      trainer: z.string().refine(isTrainer).optional(),
      message: byLanguage,
    }),
  ),
)

/** What the customers of the seed world say. All are invented. */
export const testimonials: readonly StarterTestimonial[] = Object.entries(messages).flatMap(
  ([slug, { author, role, company, workshop, trainer, message }]) =>
    languages.map((language) => ({
      language,
      slug,
      author,
      role: role[language],
      company,
      message: message[language],
      workshop: workshop ?? null,
      trainer: trainer ? trainerId(trainer) : null,
    })),
)
