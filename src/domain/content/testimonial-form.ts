import { z } from 'zod'
import { box, fields, optionalLine, optionalText } from '../form/field.ts'
import { certificationSlugs } from '../workshop/certification.ts'

const words = {
  authorDe: optionalLine(200),
  roleDe: optionalLine(120),
  messageDe: optionalText(),
  authorEn: optionalLine(200),
  roleEn: optionalLine(120),
  messageEn: optionalText(),
  company: optionalLine(120),
  workshop: z.enum(certificationSlugs, { error: 'errors.badForm' }).optional(),
  trainer: z.uuid({ error: 'errors.badForm' }).optional(),
  isPublished: box(),
}

type Words = z.output<z.ZodObject<typeof words>>

/** The person and the text: complete in each language that has any, and in at least one. */
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

/** The texts by language, null for an empty one. */
export function textsByLanguage({ authorDe, roleDe = '', messageDe, authorEn, roleEn = '', messageEn }: Words) {
  return {
    de: authorDe && messageDe ? { author: authorDe, role: roleDe, message: messageDe } : null,
    en: authorEn && messageEn ? { author: authorEn, role: roleEn, message: messageEn } : null,
  }
}

/** The rest of a testimonial: the same in both languages. A trainer who has been deleted meanwhile is left out. */
export function tiesOf({ company = '', workshop, trainer, isPublished }: Words, trainers: readonly { id: string }[]) {
  const known = trainers.find(({ id }) => id === trainer)
  return { company, workshop: workshop ?? null, trainer: known?.id ?? null, isPublished }
}
