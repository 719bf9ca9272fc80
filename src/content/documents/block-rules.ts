import { z } from 'zod'
import type { StoredBlock } from '#domain/content/stored-block.ts'
import { blocks as kinds } from '../blocks/index.ts'
import { unknown } from '../blocks/text.ts'
import type { Definition } from '../define-block.ts'

/** The nesting depth that the site renders. */
const deepest = 8
const maxBlocks = 2000
const longestText = 20_000

const text = z.string().max(longestText)

/** Missing attributes are allowed (the schema then returns a default); present ones must have their type, and unknown ones are rejected. */
function fieldsOf({ attributes }: Definition) {
  const fields = Object.entries(attributes).map(([field, { written }]) => [field, written.optional()] as const)
  return z.strictObject(Object.fromEntries(fields))
}
const fieldsByKind = new Map(kinds.map((definition) => [definition.name, fieldsOf(definition)]))
const unknownFields = fieldsOf(unknown)

/** `others` decides about unknown attributes. */
function blockWith(others: 'refused' | 'carried'): z.ZodType<StoredBlock> {
  const block: z.ZodType<StoredBlock> = z.lazy(() =>
    z
      .strictObject({
        name: z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/),
        fields: z.record(z.string().max(200), z.union([text, z.number(), z.boolean()])).optional(),
        innerBlocks: z.array(block).optional(),
      })
      .superRefine(({ name, fields }, context) => {
        const strict = fieldsByKind.get(name) ?? unknownFields
        const checked = (others === 'carried' ? strict.loose() : strict).safeParse(fields ?? {})
        for (const issue of checked.error?.issues ?? []) {
          context.addIssue({ code: 'custom', path: ['fields', ...issue.path], message: `${name}: ${issue.message}` })
        }
      })
      // as: zod types optional as 'or undefined', which JSON cannot contain
      .transform((checked) => checked as StoredBlock),
  )
  return block
}

function blocksWith(others: 'refused' | 'carried'): z.ZodType<StoredBlock[]> {
  return z
    .unknown()
    .refine((blocks) => fits(blocks), `more than ${maxBlocks} blocks, or deeper than ${deepest}`)
    .pipe(z.array(blockWith(others)))
}

const partsOfOthers = new Set(kinds.filter(({ place }) => place === 'inner').map(({ name }) => name))

/** Validates blocks sent by an editor. Unknown kinds keep their HTML; a column, number or list item is never a block of the page itself. */
export const pageBlocks: z.ZodType<StoredBlock[]> = blocksWith('refused').superRefine((blocks, context) => {
  blocks.forEach(({ name }, index) => {
    if (partsOfOthers.has(name))
      context.addIssue({ code: 'custom', path: [index], message: `${name} is part of another block` })
  })
})

/** The same for a client that has opened the page before and may send its unknown attributes back. */
export const openedBlocks: z.ZodType<StoredBlock[]> = blocksWith('carried')

/** Counted iteratively, before anything recurses: hostile input may nest deeper than the stack. */
function fits(blocks: unknown): boolean {
  let level: unknown[] = Array.isArray(blocks) ? blocks : []
  let count = 0
  for (let depth = 1; level.length > 0; depth += 1) {
    count += level.length
    if (depth > deepest || count > maxBlocks) return false
    level = level.flatMap((one) => (isNest(one) && Array.isArray(one.innerBlocks) ? one.innerBlocks : []))
  }
  return true
}

function isNest(value: unknown): value is { innerBlocks?: unknown } {
  return typeof value === 'object' && value !== null
}
