import type { SourceBlock } from '#domain/content/source-block.ts'
import { looseHtml } from './loose-html.ts'
import { olderListItems } from './older-list.ts'
import type { WordPressBlock } from './wordpress-answer.ts'

type Attributes = Record<string, unknown>

interface Reading {
  /** What the site calls it. */
  name: string
  /** What differs from its attributes as they are. */
  read?: (attributes: Attributes, html: string, block: WordPressBlock) => Partial<SourceBlock>
}

/**
 * The kinds of block that WordPress names or writes differently from the site; all others keep their name and their attributes. A name
 * with a star is a block of the company's own plugin, whatever its namespace is.
 */
const readings: Record<string, Reading> = {
  'core/heading': {
    name: 'core/heading',
    read: ({ level, textAlign, align, content }, html) => ({
      level: level ?? 2,
      align: textAlign ?? align,
      content: content ?? html,
    }),
  },
  'core/paragraph': { name: 'core/paragraph', read: ({ content }, html) => ({ content: content ?? html }) },
  'core/list': {
    name: 'core/list',
    read: ({ values }, html, { innerBlocks }) =>
      innerBlocks.length > 0 ? {} : { innerBlocks: olderListItems(nonEmptyText(values) ?? html) },
  },
  'core/column': {
    name: 'core/column',
    read: ({ width }) => ({ width: typeof width === 'number' ? `${width}%` : width }),
  },
  'core/media-text': { name: 'core/media-text', read: ({ mediaUrl, mediaAlt }) => ({ url: mediaUrl, alt: mediaAlt }) },
  // its attribute has lost its line breaks and entities
  'core/html': { name: 'core/html', read: (_, html) => ({ content: html }) },
  'core/freeform': {
    name: 'core/html',
    read: ({ content }, html) => {
      const prose = looseHtml(html || (nonEmptyText(content) ?? ''))
      return { content: prose, html: prose }
    },
  },
  '*/component': { name: 'flightdeck/component' },
  '*/default-card': { name: 'flightdeck/default-card' },
  '*/speaking-list': { name: 'flightdeck/speaking-list' },
  '*/newsletter': { name: 'flightdeck/newsletter' },
}

/** Blocks of WordPress in the shape of the specification, for `reshapeBlocks` to make sense of and to clean. */
export function asSourceBlocks(blocks: readonly WordPressBlock[]): SourceBlock[] {
  return blocks.map(asSourceBlock)
}

function asSourceBlock(block: WordPressBlock): SourceBlock {
  const attributes = attributesOf(block)
  const html = block.saveContent ?? ''
  const reading = readingOf(block.name)
  return {
    ...attributes,
    // the HTML of a wrapper holds that of its inner blocks too, which can be shown better
    html: block.innerBlocks.length > 0 ? '' : html,
    innerBlocks: asSourceBlocks(block.innerBlocks),
    ...reading?.read?.(attributes, html, block),
    name: reading?.name ?? block.name,
    order: block.order,
  }
}

function readingOf(name: string): Reading | undefined {
  const own = name.startsWith('core/') ? undefined : readings[`*/${name.slice(name.indexOf('/') + 1)}`]
  return Object.hasOwn(readings, name) ? readings[name] : own
}

/** PHP writes no attributes as `[]`. What cannot be read is left out: then the block shows its HTML. */
function attributesOf({ attributesJSON }: WordPressBlock): Attributes {
  try {
    const attributes: unknown = JSON.parse(attributesJSON ?? '{}')
    return typeof attributes === 'object' && attributes !== null && !Array.isArray(attributes) ? { ...attributes } : {}
  } catch {
    return {}
  }
}

function nonEmptyText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
