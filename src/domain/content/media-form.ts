import { z } from 'zod'
import { box, fields, optionalLine } from '../form/field.ts'
import type { Language } from '../language.ts'

/** The columns of a picture's alternative text, one per language. */
export const altFields = { de: 'altDe', en: 'altEn' } as const satisfies Record<Language, string>

const longestAlt = 500

/** A position in a picture, in percent of its side. */
function percent() {
  return z.number({ error: 'validation.percent' }).min(0, 'validation.percent').max(100, 'validation.percent')
}

/** The alternative text in both languages, or the mark that the picture is decorative; one of the two is required. */
export const pictureWordsForm = fields({
  focalX: percent(),
  focalY: percent(),
  altDe: optionalLine(longestAlt),
  altEn: optionalLine(longestAlt),
  decorative: box(),
  credit: optionalLine(200),
  /** The state of the picture's texts when the form was opened (`pictureStatus`). */
  known: z.string({ error: 'errors.badForm' }).max(8000, 'errors.badForm').optional(),
}).superRefine(({ altDe, altEn, decorative }, context) => {
  if (decorative) return
  if (!altDe) context.addIssue({ code: 'custom', path: ['altDe'], message: 'validation.altDe' })
  if (!altEn) context.addIssue({ code: 'custom', path: ['altEn'], message: 'validation.altEn' })
})

/** Texts sent with an upload. Missing or overlong ones are dropped and requested later, so that no upload fails because of them. */
const uploadWords = z.object({
  altDe: optionalLine(longestAlt).catch(undefined),
  altEn: optionalLine(longestAlt).catch(undefined),
  decorative: z.literal('on').optional().catch(undefined),
})

export type UploadWords = ReturnType<typeof uploadWordsOf>

/** The texts as stored; null for a text not yet written. */
export function uploadWordsOf(typed: Record<'altDe' | 'altEn' | 'decorative', unknown>) {
  const { altDe, altEn, decorative } = uploadWords.parse(typed)
  return decorative ? { altDe: '', altEn: '' } : { altDe: altDe ?? null, altEn: altEn ?? null }
}

export type PictureWordsForm = z.output<typeof pictureWordsForm>

type PictureWords = ReturnType<typeof pictureWordsOf>

/** The version of a picture's texts when a form was opened. An outdated one cannot be saved. */
export function pictureStatus({
  altDe,
  altEn,
  focalX,
  focalY,
  credit,
}: { [Word in keyof PictureWords]: PictureWords[Word] | null }) {
  return JSON.stringify([altDe, altEn, focalX, focalY, credit])
}

/** The texts as stored: empty for decorative pictures. */
export function pictureWordsOf({ altDe, altEn, decorative, focalX, focalY, credit }: PictureWordsForm) {
  const alts = decorative ? { altDe: '', altEn: '' } : { altDe: altDe ?? '', altEn: altEn ?? '' }
  return { ...alts, focalX: focalX / 100, focalY: focalY / 100, credit: credit ?? null }
}
