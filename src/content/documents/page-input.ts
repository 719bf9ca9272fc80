import { z } from 'zod'
import { longestAddress, pageAddress } from '#domain/content/content-page.ts'
import { longestSearch } from '#domain/content/search-engine.ts'
import { languages } from '#domain/language.ts'
import { pageBlocks } from './block-rules.ts'

/** A picture of the site with its alternative text. */
export const pictureInput = z.object({
  url: z
    .string()
    .max(500)
    .regex(/^\/(media|pictures)\/[\w./%-]+$/, 'is no picture of the site'),
  alt: z.string().trim().max(500),
  width: z.number().int().positive().max(20_000),
  height: z.number().int().positive().max(20_000),
})

export const searchInput = z.object({
  title: z.string().trim().max(longestSearch.title),
  description: z.string().trim().max(longestSearch.description),
  hidden: z.boolean(),
  picture: pictureInput.nullish(),
})

const expectedRevision = z.number().int().nonnegative()
const id = z.uuid()

const uri = z.string().max(longestAddress).regex(pageAddress, 'is no path such as /workshops/flight-level-2-design')

/** A page to save. Revision 0 means that it does not exist yet. */
export const savePageInput = z.object({
  uri,
  language: z.enum(languages),
  expectedRevision,
  title: z.string().trim().min(1).max(300),
  blocks: pageBlocks,
  search: searchInput.nullish(),
  trainingCategoryId: z.number().int().positive().nullish(),
  translationOf: id.nullish(),
})

export const pageStep = z.object({ id, expectedRevision })

export const restoreRevisionInput = pageStep.extend({ revision: z.number().int().positive() })
