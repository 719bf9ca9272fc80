import { z } from 'zod'
import { box, fields, optionalLine, optionalText, requiredLine } from '../form/field.ts'
import { languages } from '../language.ts'
import { certificationSlugs } from '../workshop/certification.ts'
import type { TrainerTexts } from './trainer.ts'

const maxLinks = 5
const webAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain })

const texts = {
  roleDe: optionalLine(120),
  textDe: optionalText(),
  roleEn: optionalLine(120),
  textEn: optionalText(),
}

const words = {
  name: requiredLine('validation.trainerName', 100),
  ...texts,
  languages: z.array(z.enum(languages, { error: 'errors.badForm' })).default([]),
  workshops: z.array(z.enum(certificationSlugs, { error: 'errors.badForm' })).default([]),
  /** One URL per line. */
  links: optionalText().refine(
    (written) =>
      linksOf(written).length <= maxLinks && linksOf(written).every((link) => webAddress.safeParse(link).success),
    'validation.trainerLinks',
  ),
  /** The picture's URL; empty for none. */
  picture: optionalLine(500),
  isPublished: box(),
}

type Texts = z.output<z.ZodObject<typeof texts>>

/** Role and text: both or neither in each language, and both in at least one. */
function wholeLanguages({ roleDe, textDe, roleEn, textEn }: Texts, context: z.RefinementCtx) {
  const nothing = !(roleDe || textDe || roleEn || textEn)
  const missing = [
    ['roleDe', (textDe || nothing) && !roleDe, 'validation.trainerRole'],
    ['textDe', (roleDe || nothing) && !textDe, 'validation.trainerText'],
    ['roleEn', textEn && !roleEn, 'validation.trainerRole'],
    ['textEn', roleEn && !textEn, 'validation.trainerText'],
  ] as const
  for (const [field, isMissing, message] of missing)
    if (isMissing) context.addIssue({ code: 'custom', path: [field], message })
}

export const newTrainerForm = fields(words).superRefine(wholeLanguages)
export const trainerForm = fields({
  ...words,
  revision: z.number({ error: 'errors.badForm' }).int().positive(),
}).superRefine(wholeLanguages)

export function linksOf(written: string | undefined): string[] {
  return (written ?? '').split(/\s+/).filter(Boolean)
}

export function trainerTextsOf({ roleDe, textDe, roleEn, textEn }: Texts): TrainerTexts {
  return {
    ...(roleDe && textDe && { de: { role: roleDe, text: textDe } }),
    ...(roleEn && textEn && { en: { role: roleEn, text: textEn } }),
  }
}
