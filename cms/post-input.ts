import { z } from 'zod'
import { languages } from '#domain/language.ts'
import { pageBlocks } from './block-rules.ts'
import { searchInput } from './page-input.ts'

const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is no name such as das-board-das-euch-fehlt')
const line = (most: number) => z.string().trim().min(1).max(most)

const picture = z.object({
  url: z
    .string()
    .max(500)
    .regex(/^\/(media|pictures)\/[\w./-]+$/, 'is no picture of the site'),
  alt: z.string().trim().max(300),
  width: z.number().int().positive().max(20_000),
  height: z.number().int().positive().max(20_000),
})

/** A post as an editor saves it. Revision 0 says that there is none yet. */
export const savePostInput = z.object({
  slug,
  language: z.enum(languages),
  expectedRevision: z.number().int().nonnegative(),
  title: line(300),
  excerpt: line(500),
  author: line(100),
  tags: z.array(z.object({ slug, name: line(60) })).max(20),
  picture: picture.nullish(),
  blocks: pageBlocks,
  search: searchInput.nullish(),
  translationOf: z.uuid().nullish(),
})
