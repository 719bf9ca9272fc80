import { z } from 'zod'
import { languages } from '#domain/language.ts'
import { pageBlocks } from './block-rules.ts'
import { pictureInput, searchInput } from './page-input.ts'

const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is no name such as das-board-das-euch-fehlt')
const line = (most: number) => z.string().trim().min(1).max(most)

/** A post as an editor saves it. Revision 0 says that there is none yet. */
export const savePostInput = z.object({
  slug,
  language: z.enum(languages),
  expectedRevision: z.number().int().nonnegative(),
  title: line(300),
  excerpt: line(500),
  author: line(100),
  tags: z.array(z.object({ slug, name: line(60) })).max(20),
  picture: pictureInput.nullish(),
  blocks: pageBlocks,
  search: searchInput.nullish(),
  translationOf: z.uuid().nullish(),
})
