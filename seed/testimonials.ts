import { z } from 'zod'
import type { StarterTestimonial } from '#content/documents/starter-content.ts'
import { languages } from '#domain/language.ts'
import { byLanguage, readJson } from './content-file.ts'

const messages = readJson(
  'testimonials.json',
  z.record(z.string(), z.strictObject({ author: byLanguage, message: byLanguage })),
)

/** What the customers of the seed world say. All are invented. */
export const testimonials: readonly StarterTestimonial[] = Object.entries(messages).flatMap(
  ([slug, { author, message }]) =>
    languages.map((language) => ({ language, slug, author: author[language], message: message[language] })),
)
