import { z } from 'zod'
import type { SourceBlock } from '#domain/content/block.ts'
import { safeBlockHtml } from '#domain/content/safe-html.ts'
import { type Block, everyBlock } from './blocks/index.ts'
import type { Definition } from './define-block.ts'

/**
 * Answers of a source in the site's own shape, with all HTML sanitised by the allow list. An unknown or incomplete block becomes an
 * `unknown` one with the HTML it has: one bad block never breaks the page.
 */
export function reshapeBlocks(blocks: readonly SourceBlock[]): Block[] {
  return blocks.toSorted((one, other) => one.order - other.order).map(reshapeBlock)
}

function reshapeBlock(source: SourceBlock): Block {
  const known = readings.get(source.name)?.safeParse(source)
  // `Block` is the union of what these readings give: the type is made of the very definitions that they are.
  return known?.success ? (known.data as Block) : unknownBlock(source)
}

function unknownBlock({ name, order, innerBlocks, html, content, text }: SourceBlock): Block {
  const shown = [html, content, text].find((field) => typeof field === 'string' && field !== '')
  // without text of its own it is a wrapper, and what it wraps can still be read
  if (shown === undefined && innerBlocks.length > 0) {
    return { name: 'core/group', order, standsFor: name, innerBlocks: reshapeBlocks(innerBlocks) }
  }
  return { name: 'unknown', order, originalName: name, html: safeBlockHtml(typeof shown === 'string' ? shown : '') }
}

const innerBlocks = z.array(z.custom<SourceBlock>()).transform(reshapeBlocks)

/** Also of the unknown: the store of last good answers holds blocks that have been reshaped before. */
const readings = new Map(everyBlock.map((definition) => [definition.name, reading(definition)]))

function reading({ name, attributes, kept, holds, shown }: Definition): z.ZodType<object> {
  const read = Object.fromEntries(Object.entries(attributes).map(([field, attribute]) => [field, attribute.read]))
  const inner = holds && { innerBlocks }
  const shape = z.object({ name: z.literal(name), order: z.number(), ...read, ...kept, ...inner })
  return shown ? shape.transform((block) => shown(block)) : shape
}
