import { z } from 'zod'
import { fields, requiredLine } from '../form/field.ts'
import { languages } from '../language.ts'
import { longestAddress, pageAddress } from './page-address.ts'
import { plannedInstant } from './planned-at.ts'

/** The revision that was seen. */
const expected = z.coerce.number({ error: 'errors.badForm' }).int('errors.badForm').nonnegative('errors.badForm')

const longestTitle = 300

/** An address, written with or without the slash before it. */
const written = requiredLine('validation.pageAddress', longestAddress)
  .transform((typed) => (typed.startsWith('/') ? typed : `/${typed}`))
  .pipe(z.string().regex(pageAddress, 'validation.pageAddress'))

/** A page that is begun. */
export const newPageForm = fields({
  title: requiredLine('validation.pageTitle', longestTitle),
  uri: written,
  language: z.enum(languages, { error: 'errors.badForm' }),
  /** The page that says the same in the other language. */
  twin: z.uuid({ error: 'errors.badForm' }).optional(),
})

/** Where a page is to stand from now on. */
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
  /** Exactly as it stands: a title that nobody has touched must not change by being saved. */
  title: z
    .string({ error: 'validation.pageTitle' })
    .max(longestTitle, 'validation.tooLong')
    .refine((title) => title.trim() !== '', 'validation.pageTitle'),
  blocks: z.string({ error: 'errors.badForm' }),
})
