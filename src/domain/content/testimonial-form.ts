import { z } from 'zod'
import { box, fields, optionalLine, optionalText } from '../form/field.ts'

const words = {
  authorDe: optionalLine(200),
  messageDe: optionalText(),
  authorEn: optionalLine(200),
  messageEn: optionalText(),
  isPublished: box(),
}

type Words = z.output<z.ZodObject<typeof words>>

/** Who says it and what: whole in each language that has anything, and in one at least. */
function wholeLanguages({ authorDe, messageDe, authorEn, messageEn }: Words, context: z.RefinementCtx) {
  const nothing = !(authorDe || messageDe || authorEn || messageEn)
  const missing = [
    ['authorDe', (messageDe || nothing) && !authorDe, 'validation.testimonialAuthor'],
    ['messageDe', (authorDe || nothing) && !messageDe, 'validation.testimonialMessage'],
    ['authorEn', messageEn && !authorEn, 'validation.testimonialAuthor'],
    ['messageEn', authorEn && !messageEn, 'validation.testimonialMessage'],
  ] as const
  for (const [field, isMissing, message] of missing)
    if (isMissing) context.addIssue({ code: 'custom', path: [field], message })
}

export const newTestimonialForm = fields(words).superRefine(wholeLanguages)
export const testimonialForm = fields({
  ...words,
  revision: z.number({ error: 'errors.badForm' }).int().positive(),
}).superRefine(wholeLanguages)

export const testimonialStepForm = fields({ id: optionalLine(120) })

/** The texts by language, null for an empty one. */
export function textsByLanguage({ authorDe, messageDe, authorEn, messageEn }: Words) {
  return {
    de: authorDe && messageDe ? { author: authorDe, message: messageDe } : null,
    en: authorEn && messageEn ? { author: authorEn, message: messageEn } : null,
  }
}
