import { z } from 'zod'
import { box, fields, optionalLine, optionalText } from '../form/field.ts'
import { longestSearch } from '../office/search-room.ts'

/** The words for search engines, as they are filled in. Line breaks of a description are spaces to everyone who shows it. */
export const searchForm = fields({
  expected: z.coerce.number({ error: 'errors.badForm' }).int('errors.badForm').nonnegative('errors.badForm'),
  title: optionalLine(longestSearch.title).transform((line) => line?.trim() ?? ''),
  description: optionalText(longestSearch.description).transform((text) => text?.replace(/\s+/g, ' ').trim() ?? ''),
  hidden: box(),
  /** The address of a picture of the library, empty for the one that the site draws. */
  picture: optionalLine(500),
  /** Asked for by one of the two buttons. */
  publish: box(),
})
