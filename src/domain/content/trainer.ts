import { z } from 'zod'
import { box, fields, optionalLine, optionalText, requiredLine } from '../form/field.ts'
import { type Language, languages } from '../language.ts'
import { type CertificationSlug, certificationSlugs } from '../workshop/certification.ts'
import type { LinkPicture } from './search-engine.ts'

/** Role and text of a trainer, in the languages that have them. Plain text. */
export type TrainerTexts = Partial<Record<Language, { role: string; text: string }>>

/** A trainer as shown on a page in one language (docs/product.md#trainers). */
export interface Trainer {
  id: string
  name: string
  role: string
  /** A blank line separates paragraphs. */
  text: string
  /** The language of role and text, where it is not that of the page. */
  writtenIn?: Language
  languages: Language[]
  workshops: CertificationSlug[]
  /** URLs of pages about the trainer elsewhere. */
  links: string[]
  picture: LinkPicture | null
}

/** The texts in this language, or in the other one as a fallback. */
export function trainerText(texts: TrainerTexts, language: Language): Pick<Trainer, 'role' | 'text' | 'writtenIn'> {
  const own = texts[language]
  if (own) return own
  const other = languages.find((one) => texts[one])
  const text = other && texts[other]
  return text ? { ...text, writtenIn: other } : { role: '', text: '' }
}

/** The trainers with these ids, in that order; without ids, all who teach this workshop. */
export function teachersOf<Known extends Pick<Trainer, 'id' | 'workshops'>>(
  all: readonly Known[],
  { ids, workshop }: { ids?: readonly string[] | undefined; workshop: CertificationSlug },
): Known[] {
  if (ids === undefined) return all.filter(({ workshops }) => workshops.includes(workshop))
  return ids.flatMap((id) => all.filter((trainer) => trainer.id === id))
}

const networks: Readonly<Record<string, string>> = {
  'linkedin.com': 'LinkedIn',
  'mastodon.social': 'Mastodon',
  'xing.com': 'XING',
  'youtube.com': 'YouTube',
}

/** The label of a link: 'LinkedIn', or its host: 'example.org'. */
export function linkName(url: string): string {
  const host = URL.parse(url)?.hostname.replace(/^www\./, '') ?? url
  return networks[host] ?? host
}

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
