import { z } from 'zod'
import { postSlug } from '../blog/post.ts'
import { box, fields, optionalLine, requiredLine } from '../form/field.ts'
import { languages } from '../language.ts'
import { longestAddress, pageAddress } from './content-page.ts'

/** The company's own clock: what its people write and read. */
const zone = 'Europe/Vienna'

/** '2027-02-16T09:00' as browsers send a time, as an instant; null for anything else. A time that a clock skips in spring is the one after it. */
export function plannedInstant(written: string): Temporal.Instant | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(written)) return null
  try {
    return Temporal.PlainDateTime.from(written, { overflow: 'reject' }).toZonedDateTime(zone).toInstant()
  } catch {
    return null
  }
}

/** The revision that was seen. */
const expected = z.coerce.number({ error: 'errors.badForm' }).int('errors.badForm').nonnegative('errors.badForm')

const longestTitle = 300

/** An address, written with or without the slash before it. */
const written = requiredLine('validation.pageAddress', longestAddress)
  .transform(withSlash)
  .pipe(z.string().regex(pageAddress, 'validation.pageAddress'))

function withSlash(typed: string): string {
  return typed.startsWith('/') ? typed : `/${typed}`
}

/** A page that is begun. */
export const newPageForm = fields({
  title: requiredLine('validation.pageTitle', longestTitle),
  /** Made of the title when it is left empty. */
  uri: optionalLine(longestAddress)
    .transform((typed) => (typed === undefined ? undefined : withSlash(typed)))
    .pipe(z.string().regex(pageAddress, 'validation.pageAddress').optional()),
  language: z.enum(languages, { error: 'errors.badForm' }),
  /** The page that says the same in the other language. */
  translation: z.uuid({ error: 'errors.badForm' }).optional(),
  /** Whether to start with the content of that page, to be translated. */
  copy: box(),
})
  .transform(({ uri, ...page }) => ({ ...page, uri: uri ?? `/${postSlug(page.title)}` }))
  .superRefine(({ uri }, context) => {
    // no character of the title can be part of an address
    if (uri === '/') context.addIssue({ code: 'custom', path: ['uri'], message: 'validation.pageAddress' })
  })

/** The new address of a page. */
export const pageMoveForm = fields({ expected, to: written })

/** Something to be done with a page as it was seen. */
export const pageStepForm = fields({ expected })

export const restoreForm = fields({ expected, number: expected })

/** When a page is to be published. */
export const planForm = fields({
  at: requiredLine('validation.pageMoment').transform((written, context) => {
    const instant = plannedInstant(written)
    if (instant) return instant
    context.addIssue({ code: 'custom', message: 'validation.pageMoment' })
    return z.NEVER
  }),
})

/** What the visual editor sends: the title, and the blocks as JSON. */
export const savePageForm = fields({
  expected,
  /** Without trimming: a title that was not edited must not change by being saved. */
  title: z
    .string({ error: 'validation.pageTitle' })
    .max(longestTitle, 'validation.tooLong')
    .refine((title) => title.trim() !== '', 'validation.pageTitle'),
  blocks: z.string({ error: 'errors.badForm' }),
})
