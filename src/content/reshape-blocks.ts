import { z } from 'zod'
import type { SourceBlock } from '#domain/content/block.ts'
import { textBlocks, withPicture } from '#domain/content/markup.ts'
import { safeBlockHtml } from '#domain/content/safe-html.ts'
import { type Block, definitionOf, everyBlock } from './blocks/index.ts'
import type { Definition } from './define-block.ts'

/** Blocks of a source in the site's shape, sanitised. An unknown or incomplete one becomes `unknown` with its HTML. */
export function reshapeBlocks(blocks: readonly SourceBlock[]): Block[] {
  return inOrder(blocks.toSorted((one, other) => one.order - other.order).flatMap(picturesApart))
    .map(reshapeBlock)
    .filter(hasContent)
}

function inOrder(blocks: SourceBlock[]): SourceBlock[] {
  const isUnique = new Set(blocks.map(({ order }) => order)).size === blocks.length
  return isUnique ? blocks : blocks.map((block, order) => ({ ...block, order }))
}

/** As when such a text is saved today. */
export function picturesApart(source: SourceBlock): SourceBlock[] {
  const { name, anchor, content, order } = source
  const { picturesApart: isApart, holds } = definitionOf(name)
  if (!isApart || typeof content !== 'string' || !withPicture.test(content)) return [source]
  const style = typeof anchor === 'string' && { anchor }
  const parts = textBlocks(content, (text) => ({ name, fields: { ...style, content: text } }))
  const blocks = parts.map((part) => ({
    ...(part.name === name ? { ...source, anchor: undefined } : { innerBlocks: [] }),
    ...part.fields,
    name: part.name,
    order,
  }))
  if (!holds) return blocks
  const texts = parts.flatMap((part) => (part.name === name ? [part.fields?.content] : []))
  const pictures = blocks.filter((block) => block.name !== name)
  const innerBlocks = [...pictures, ...source.innerBlocks].map((block, place) => ({ ...block, order: place }))
  return [{ ...source, content: texts.join(' '), innerBlocks }]
}

/** An empty heading or button would still be announced, and an empty list still be spaced. */
function hasContent(block: Block): boolean {
  if ('innerBlocks' in block && block.innerBlocks.length > 0) return true
  const { holds, placeholders } = definitionOf(block.name)
  const texts = Object.entries(block).filter(([field]) => field in placeholders)
  return texts.length === 0 ? holds?.only === undefined : texts.some(([, text]) => text !== '')
}

/** One block, also without content. */
export function reshapeBlock(source: SourceBlock): Block {
  const known = readings.get(source.name)?.safeParse(source)
  // as: the readings are derived from the same definitions as the type `Block`
  return known?.success ? (known.data as Block) : unknownBlock(source)
}

function unknownBlock({ name, order, innerBlocks, html, content, text }: SourceBlock): Block {
  const shown = [html, content, text].find((field) => typeof field === 'string' && field !== '')
  // A block without text of its own is a wrapper, so its inner blocks can be shown.
  if (shown === undefined && innerBlocks.length > 0) {
    return { name: 'core/group', order, standsFor: name, innerBlocks: reshapeBlocks(innerBlocks) }
  }
  return { name: 'unknown', order, originalName: name, html: safeBlockHtml(typeof shown === 'string' ? shown : '') }
}

const innerBlocks = z.array(z.custom<SourceBlock>()).transform(reshapeBlocks)

/** Includes `unknown`, because the stale cache stores reshaped blocks. */
const readings = new Map(everyBlock.map((definition) => [definition.name, reading(definition)]))

function reading({ name, attributes, kept, holds, shown }: Definition): z.ZodType<object> {
  const read = Object.fromEntries(Object.entries(attributes).map(([field, attribute]) => [field, attribute.read]))
  const inner = holds && { innerBlocks }
  const shape = z.object({ name: z.literal(name), order: z.number(), ...read, ...kept, ...inner })
  return shown ? shape.transform((block) => shown(block)) : shape
}
