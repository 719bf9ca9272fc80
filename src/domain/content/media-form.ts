import { z } from 'zod'
import { box, fields, optionalLine } from '../form/field.ts'

const longestAlt = 500

/** A place in a picture, in percent of its side. */
function percent() {
  return z.number({ error: 'validation.percent' }).min(0, 'validation.percent').max(100, 'validation.percent')
}

/** What a picture says to those who do not see it, in both languages, or that it only decorates: one of the two is always chosen. */
export const pictureWordsForm = fields({
  altDe: optionalLine(longestAlt),
  altEn: optionalLine(longestAlt),
  decorative: box(),
  focalX: percent(),
  focalY: percent(),
  credit: optionalLine(200),
  /** How the picture was described when the form was opened (`pictureStatus`). */
  known: z.string({ error: 'errors.badForm' }).max(8000, 'errors.badForm').optional(),
}).superRefine(({ altDe, altEn, decorative }, context) => {
  if (decorative) return
  if (!altDe) context.addIssue({ code: 'custom', path: ['altDe'], message: 'validation.altDe' })
  if (!altEn) context.addIssue({ code: 'custom', path: ['altEn'], message: 'validation.altEn' })
})

/** What is written beside a file when it is sent. What is missing or too long is asked for again later: no file is lost for it. */
const uploadWords = z.object({
  altDe: optionalLine(longestAlt).catch(undefined),
  altEn: optionalLine(longestAlt).catch(undefined),
  decorative: z.literal('on').optional().catch(undefined),
})

/** As the library keeps them; null for what no one has written yet. */
export function uploadWordsOf(typed: Record<'altDe' | 'altEn' | 'decorative', unknown>) {
  const { altDe, altEn, decorative } = uploadWords.parse(typed)
  return decorative ? { altDe: '', altEn: '' } : { altDe: altDe ?? null, altEn: altEn ?? null }
}

export type PictureWordsForm = z.output<typeof pictureWordsForm>

type PictureWords = ReturnType<typeof pictureWordsOf>

/** The version that a form about a picture was opened with: saving an outdated one is refused. */
export function pictureStatus({
  altDe,
  altEn,
  focalX,
  focalY,
  credit,
}: { [Word in keyof PictureWords]: PictureWords[Word] | null }) {
  return JSON.stringify([altDe, altEn, focalX, focalY, credit])
}

/** As the library keeps it: the empty text says that a picture only decorates. */
export function pictureWordsOf({ altDe, altEn, decorative, focalX, focalY, credit }: PictureWordsForm) {
  const alts = decorative ? { altDe: '', altEn: '' } : { altDe: altDe ?? '', altEn: altEn ?? '' }
  return { ...alts, focalX: focalX / 100, focalY: focalY / 100, credit: credit ?? null }
}
