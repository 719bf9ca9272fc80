import { z } from 'zod'
import { postSlug } from '../blog/post.ts'
import { box, fields, optionalLine, optionalText, requiredLine } from '../form/field.ts'
import { languages } from '../language.ts'
import { longestAddress, pageAddress } from './content-page.ts'
import { longestSearch } from './search-engine.ts'

/** The time zone of the company, in which its people read and write times. */
const zone = 'Europe/Vienna'

/** Converts '2027-02-16T09:00', the format of browsers, to an instant; null for anything else. A time skipped in spring moves forward. */
export function plannedInstant(written: string): Temporal.Instant | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(written)) return null
  try {
    return Temporal.PlainDateTime.from(written, { overflow: 'reject' }).toZonedDateTime(zone).toInstant()
  } catch {
    return null
  }
}

/** The revision that the editor has seen. */
const expected = z.coerce.number({ error: 'errors.badForm' }).int('errors.badForm').nonnegative('errors.badForm')

const longestTitle = 300

/** An address, with or without leading slash. */
const written = requiredLine('validation.pageAddress', longestAddress)
  .transform(withSlash)
  .pipe(z.string().regex(pageAddress, 'validation.pageAddress'))

function withSlash(typed: string): string {
  return typed.startsWith('/') ? typed : `/${typed}`
}

export const newPageForm = fields({
  title: requiredLine('validation.pageTitle', longestTitle),
  /** Derived from the title when empty. */
  uri: optionalLine(longestAddress)
    .transform((typed) => (typed === undefined ? undefined : withSlash(typed)))
    .pipe(z.string().regex(pageAddress, 'validation.pageAddress').optional()),
  language: z.enum(languages, { error: 'errors.badForm' }),
  translation: z.uuid({ error: 'errors.badForm' }).optional(),
  /** Whether to start with the content of the translation. */
  copy: box(),
})
  .transform(({ uri, ...page }) => ({ ...page, uri: uri ?? `/${postSlug(page.title)}` }))
  .superRefine(({ uri }, context) => {
    // The title has no character that an address can contain.
    if (uri === '/') context.addIssue({ code: 'custom', path: ['uri'], message: 'validation.pageAddress' })
  })

export const pageMoveForm = fields({ expected, to: written })

export const pageStepForm = fields({ expected })

export const restoreForm = fields({ expected, number: expected })

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
  /** Not trimmed: saving must not change a title that was not edited. */
  title: z
    .string({ error: 'validation.pageTitle' })
    .max(longestTitle, 'validation.tooLong')
    .refine((title) => title.trim() !== '', 'validation.pageTitle'),
  blocks: z.string({ error: 'errors.badForm' }),
})

/** The form of the search engine texts. Line breaks in the description become spaces wherever it is shown. */
export const searchForm = fields({
  expected,
  title: optionalLine(longestSearch.title).transform((line) => line?.trim() ?? ''),
  description: optionalText(longestSearch.description).transform((text) => text?.replace(/\s+/g, ' ').trim() ?? ''),
  hidden: box(),
  /** The URL of a library picture; empty for the picture that the site draws. */
  picture: optionalLine(500),
  publish: box(),
})
