import { z } from 'zod'
import { box, fields, optionalLine, optionalText } from '../form/field.ts'
import { type CertificationSlug, certificationSlugs } from '../workshop/certification.ts'

/** What a customer says (docs/product.md#testimonials). Plain text. */
export interface Testimonial {
  slug: string
  /** Name and what this person does, in one line. */
  author: string
  message: string
  /** The parts of that line, where they were written apart. */
  by?: { name: string; role: string; company: string } | undefined
  workshop?: CertificationSlug | undefined
  trainer?: string | undefined
}

/** 'Petra Holzinger, Bereichsleiterin Netzbau, Innkraft' */
export function authorLine({ name, role, company }: { name: string; role: string; company: string }): string {
  return [name, role, company].filter(Boolean).join(', ')
}

/**
 * Those that fit a page, best first: about the workshop and one of its trainers, about the workshop, about a trainer, and on a page about no
 * workshop in particular those in the order of the office.
 */
export function fittingTestimonials<Known extends Pick<Testimonial, 'workshop' | 'trainer'>>(
  all: readonly Known[],
  { workshop, trainers = [] }: { workshop?: CertificationSlug | undefined; trainers?: readonly string[] },
): Known[] {
  if (workshop === undefined) return [...all]
  const score = (one: Known) =>
    (one.workshop === workshop ? 2 : 0) + (one.trainer !== undefined && trainers.includes(one.trainer) ? 1 : 0)
  const isElsewhere = (one: Known) => one.workshop !== undefined && one.workshop !== workshop
  return all.filter((one) => score(one) > 0 && !isElsewhere(one)).toSorted((one, other) => score(other) - score(one))
}

export function isWorkshop(slug: string | null | undefined): slug is CertificationSlug {
  return certificationSlugs.some((known) => known === slug)
}

/** Those of the given slugs, in that order; all of them without slugs. What is not there is left out. */
export function chosenTestimonials<Known extends { slug: string }>(
  all: readonly Known[],
  slugs?: readonly string[],
): Known[] {
  if (slugs === undefined) return [...all]
  return slugs.flatMap((slug) => all.filter((testimonial) => testimonial.slug === slug))
}

/** The class names with which an editor chooses: 'says-petra-holzinger says-innkraft'. */
const choice = /(?:^|\s)says-([\w-]+)/g

/** Which testimonials a part named `testimonials` shows, by its other class names. */
export function testimonialsFor(all: readonly Testimonial[], className: string): Testimonial[] {
  const slugs = [...className.matchAll(choice)].flatMap(([, slug]) => slug ?? [])
  return chosenTestimonials(all, slugs.length > 0 ? slugs : undefined)
}

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
