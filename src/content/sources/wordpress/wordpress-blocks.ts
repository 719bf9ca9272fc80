import type { SourceBlock } from '#domain/content/block.ts'
import { safeBlockHtml } from '#domain/content/safe-html.ts'
import { isKnownKind } from '../../blocks/index.ts'
import type { WordPressBlock } from './wordpress-answer.ts'

const startsBlock = /^<(!--|\/?(h[1-6]|ul|ol|li|dl|table|figure|blockquote|pre|hr|div|section|iframe|form)\b)/i

/**
 * What is outside any block: old pages are written so from top to bottom. Paragraphs are only blank lines there (WordPress makes them
 * when it renders, and here it does not).
 */
function looseHtml(html: string): string {
  if (/<p[\s>]/i.test(html)) return html
  return html
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (startsBlock.test(part) ? part : `<p>${part}</p>`))
    .join('\n')
}

type Attributes = Record<string, unknown>

interface Reading {
  /** What the site calls it. */
  name: string
  /** What differs from its attributes as they are. */
  read?: (attributes: Attributes, html: string, block: WordPressBlock) => Partial<SourceBlock>
}

/**
 * The kinds of block that WordPress names or writes differently from the site; all others keep their name and their attributes.
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
}

/** Blocks of WordPress in the shape of docs/product.md#blocks, for `reshapeBlocks` to make sense of and to clean. */
export function asSourceBlocks(blocks: readonly WordPressBlock[]): SourceBlock[] {
  return blocks.map(asSourceBlock)
}

function asSourceBlock(block: WordPressBlock): SourceBlock {
  const attributes = attributesOf(block)
  const html = block.saveContent ?? ''
  const reading = Object.hasOwn(readings, block.name) ? readings[block.name] : undefined
  return {
    ...attributes,
    // the HTML of a wrapper holds that of its inner blocks too, which can be shown better
    html: block.innerBlocks.length > 0 ? '' : html,
    innerBlocks: asSourceBlocks(block.innerBlocks),
    ...reading?.read?.(attributes, html, block),
    name: reading?.name ?? siteName(block.name),
    order: block.order,
  }
}

/** A block of the company's own plugin is one of the site's own kinds, whatever its namespace is. */
function siteName(name: string): string {
  const own = `flightdeck/${name.slice(name.indexOf('/') + 1)}`
  return !name.startsWith('core/') && isKnownKind(own) ? own : name
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

interface List {
  ordered: boolean
  items: Item[]
}
interface Item {
  content: string
  lists: List[]
}

/**
 * The items of a list from before items were blocks of their own: its HTML, with or without the list's own tag, as `core/list-item`
 * blocks, lists inside items included.
 */
function olderListItems(html: string): SourceBlock[] {
  const outermost: List = { ordered: false, items: [] }
  const lists: List[] = []
  const items: Item[] = []
  // Only what has passed the allow list: its tags are few, closed and well nested.
  for (const part of safeBlockHtml(html).split(/(<\/?(?:ul|ol|li)>|<(?:ul|ol|li)\s[^>]*>)/)) {
    const item = items.at(-1)
    if (/^<li/.test(part)) {
      const next: Item = { content: '', lists: [] }
      ;(lists.at(-1) ?? outermost).items.push(next)
      items.push(next)
    } else if (part === '</li>') items.pop()
    else if (/^<[uo]l/.test(part)) {
      const inner = item ? { ordered: part.startsWith('<ol'), items: [] } : outermost
      item?.lists.push(inner)
      lists.push(inner)
    } else if (/^<\/[uo]l/.test(part)) lists.pop()
    else if (item) item.content += part
  }
  return outermost.items.map(asBlock)
}

function asBlock({ content, lists }: Item, order: number): SourceBlock {
  return {
    name: 'core/list-item',
    order,
    content: content.trim(),
    innerBlocks: lists.map(({ ordered, items }, place) => ({
      name: 'core/list',
      order: place,
      ordered,
      innerBlocks: items.map(asBlock),
    })),
  }
}
