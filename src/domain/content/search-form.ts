import { z } from 'zod'
import { box, fields, optionalLine, optionalText } from '../form/field.ts'
import { longestSearch } from '../office/search-room.ts'

/** The form of the search engine texts. Line breaks in the description become spaces wherever it is shown. */
export const searchForm = fields({
  expected: z.coerce.number({ error: 'errors.badForm' }).int('errors.badForm').nonnegative('errors.badForm'),
  title: optionalLine(longestSearch.title).transform((line) => line?.trim() ?? ''),
  description: optionalText(longestSearch.description).transform((text) => text?.replace(/\s+/g, ' ').trim() ?? ''),
  hidden: box(),
  /** The URL of a library picture; empty for the picture that the site draws. */
  picture: optionalLine(500),
  /** Sent by the button that also publishes. */
  publish: box(),
})
