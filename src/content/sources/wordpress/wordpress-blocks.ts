import type { SourceBlock } from '#domain/content/block.ts'
import { safeBlockHtml, safeText } from '#domain/content/safe-html.ts'
import { isKnownKind } from '../../blocks/index.ts'
import type { WordPressBlock } from './wordpress-answer.ts'
import { escaped, firstClasses, firstId, htmlOf, pictureIn, shortcodesRemoved, sourceOf } from './wordpress-mentions.ts'

const startsBlock = /^<(!--|\/?(h[1-6]|ul|ol|li|dl|table|figure|blockquote|pre|hr|div|section|iframe|form)\b)/i

/** HTML outside any block, as in pages from before the block editor. Blank lines are its only paragraphs; WordPress converts them when it renders. */
function looseHtml(html: string): string {
  if (/<p[\s>]/i.test(html)) return html
  return html
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (startsBlock.test(part) ? part : `<p>${part}</p>`))
    .join('\n')
}

type Attributes = Readonly<Record<string, unknown>>

interface Reading {
  name: string
  /** Overrides of its attributes. */
  read?: (attributes: Attributes, html: string, block: WordPressBlock) => Partial<SourceBlock>
}

/** For blocks whose HTML is complete. */
const asHtml: Reading = { name: 'core/html', read: (_, html) => ({ content: html, innerBlocks: [] }) }

/** The blocks that WordPress names or stores differently from the site; all others keep their name and attributes. */
const readings: Record<string, Reading> = {
  'core/heading': {
    name: 'core/heading',
    read: ({ level, textAlign, align, content }, html) => ({
      // The page title is the only h1.
      level: level === 1 ? 2 : (level ?? 2),
      align: textAlign ?? align ?? alignmentIn(html),
      content: content ?? html,
    }),
  },
  'core/paragraph': {
    name: 'core/paragraph',
    read: ({ content, className }, html) => {
      const align = alignmentIn(html)
      return {
        content: shortcodesRemoved(typeof content === 'string' ? content : html),
        ...(align && { className: [className, `has-text-align-${align}`].filter(Boolean).join(' ') }),
      }
    },
  },
  'core/list': {
    name: 'core/list',
    read: ({ values }, html, { innerBlocks }) =>
      innerBlocks.length > 0 ? {} : { innerBlocks: olderListItems(nonEmptyText(values) ?? html) },
  },
  'core/list-item': {
    name: 'core/list-item',
    // One of the plugins repeats nested lists inside the item.
    read: ({ content }, html, { innerBlocks }) => {
      const text = typeof content === 'string' ? content : (htmlOf('li', html) ?? html)
      return { content: innerBlocks.length > 0 ? text.replace(/\s*<(ul|ol)\b[\s\S]*$/i, '') : text }
    },
  },
  'core/column': {
    name: 'core/column',
    read: ({ width }) => ({ width: typeof width === 'number' ? `${width}%` : width }),
  },
  'core/media-text': {
    name: 'core/media-text',
    read: ({ mediaUrl, mediaAlt }, html) => ({
      url: nonEmptyText(mediaUrl) ?? pictureIn(html)?.url,
      alt: nonEmptyText(mediaAlt) ?? pictureIn(html)?.alt,
    }),
  },
  'core/image': {
    name: 'core/image',
    read: ({ url, alt, caption }, html) => ({
      url: nonEmptyText(url) ?? pictureIn(html)?.url,
      alt: nonEmptyText(alt) ?? pictureIn(html)?.alt,
      caption: nonEmptyText(caption) ?? htmlOf('figcaption', html),
    }),
  },
  'core/button': {
    name: 'core/button',
    read: ({ ghostButton, className }) => ({
      ghostButton: ghostButton === true || /(^|\s)is-style-outline(\s|$)/.test(`${className}`),
    }),
  },
  'core/gallery': {
    name: 'core/group',
    read: (_, html, { innerBlocks }) =>
      innerBlocks.length === 0
        ? { html }
        : {
            className: 'is-style-gallery',
            innerBlocks: [...asSourceBlocks(innerBlocks), ...captionOf(html, innerBlocks.length)],
          },
  },
  // The cover of the page head is handled with the page.
  'core/cover': {
    name: 'core/group',
    read: (attributes, html, { innerBlocks }) => ({
      className: undefined,
      innerBlocks: inOrder([...coverPicture(attributes, html), ...asSourceBlocks(innerBlocks)]),
    }),
  },
  'core/quote': asHtml,
  'core/pullquote': asHtml,
  'core/details': asHtml,
  'core/table': asHtml,
  'core/code': asHtml,
  'core/preformatted': asHtml,
  'core/verse': asHtml,
  'core/separator': asHtml,
  'core/latest-posts': asHtml,
  'core/file': {
    name: 'core/html',
    // The download button links to the same file.
    read: (_, html) => ({
      content: `<p>${html.replace(/<a\b[^>]*wp-block-file__button[\s\S]*?<\/a>/i, '').replace(/<\/?(div|object)\b[^>]*>/gi, '')}</p>`,
    }),
  },
  'core/audio': { name: 'core/html', read: (_, html) => ({ content: linkToFile(html) }) },
  'core/video': { name: 'core/html', read: (_, html) => ({ content: linkToFile(html) }) },
  // Its attribute has lost line breaks and entities.
  'core/html': asHtml,
  'core/freeform': {
    name: 'core/html',
    read: ({ content }, html) => {
      const prose = looseHtml(shortcodesRemoved(html || (nonEmptyText(content) ?? '')))
      return { content: prose, html: prose }
    },
  },
}

/** Blocks without a visible form on the site: spacers, markers for post lists, plugin calls. */
const withoutLook = new Set(['core/spacer', 'core/more', 'core/nextpage', 'core/shortcode'])

/** Converts WordPress blocks to the shape of docs/product.md#blocks, for `reshapeBlocks` to parse and sanitise. */
export function asSourceBlocks(blocks: readonly WordPressBlock[]): SourceBlock[] {
  return blocks.filter(hasLook).map(asSourceBlock)
}

/** A leading cover is the page head and gets the only h1: its own, otherwise its first heading, otherwise the page title. */
export function asPageBlocks(blocks: readonly WordPressBlock[], title: string): SourceBlock[] {
  const [first, ...rest] = blocks.filter(hasLook)
  if (first?.name !== 'core/cover') return asSourceBlocks(blocks)
  const inner = first.innerBlocks.flatMap(withoutGroups)
  const levelOf = ({ name, attributes }: WordPressBlock) => (name === 'core/heading' ? (attributes.level ?? 2) : null)
  const named = inner.findIndex((block) => levelOf(block) === 1)
  const at = named >= 0 ? named : inner.findIndex((block) => levelOf(block) !== null)
  const shown = asSourceBlocks(inner).map((block, place) => (place === at ? { ...block, level: 1 } : block))
  const titled: SourceBlock[] =
    at >= 0 ? shown : [{ name: 'core/heading', order: 0, level: 1, content: escaped(title), innerBlocks: [] }, ...shown]
  const { attributes, html } = first
  const head: SourceBlock = {
    name: 'core/cover',
    order: 0,
    anchor: attributes.anchor ?? firstId(html),
    className: attributes.className,
    innerBlocks: inOrder(titled),
  }
  return inOrder([head, ...coverPicture(attributes, html), ...asSourceBlocks(rest)])
}

/** WordPress wraps the content of a cover; the page head needs its parts as siblings. */
function withoutGroups(block: WordPressBlock): WordPressBlock[] {
  if (block.name === 'core/group') return block.innerBlocks.flatMap(withoutGroups)
  return hasLook(block) ? [block] : []
}

function hasLook({ name, html, attributes, innerBlocks }: WordPressBlock): boolean {
  if (withoutLook.has(name) || (name === 'core/latest-posts' && html === '')) return false
  if (name !== 'core/freeform' || innerBlocks.length > 0) return true
  return safeBlockHtml(shortcodesRemoved(html || (nonEmptyText(attributes.content) ?? ''))) !== ''
}

function asSourceBlock(block: WordPressBlock, place: number): SourceBlock {
  const { attributes, html } = block
  const reading = Object.hasOwn(readings, block.name) ? readings[block.name] : undefined
  const anchor = nonEmptyText(attributes.anchor) ?? firstId(html)
  return {
    ...attributes,
    ...(anchor && { anchor }),
    // The HTML of a wrapper contains its inner blocks, which can be rendered better.
    html: block.innerBlocks.length > 0 ? '' : html,
    innerBlocks: asSourceBlocks(block.innerBlocks),
    ...reading?.read?.(attributes, html, block),
    name: reading?.name ?? siteName(block.name),
    order: block.order ?? place,
  }
}

/** Maps a block of the company's own plugin to the site's block, whatever its namespace. */
export function siteName(name: string): string {
  const own = `flightdeck/${name.slice(name.indexOf('/') + 1)}`
  return !name.startsWith('core/') && isKnownKind(own) ? own : name
}

function coverPicture({ url, alt, id }: Attributes, html: string): SourceBlock[] {
  const shown = pictureIn(html)
  const address = nonEmptyText(url) ?? shown?.url
  if (!address) return []
  return [{ name: 'core/image', order: 0, url: address, alt: nonEmptyText(alt) ?? shown?.alt, id, innerBlocks: [] }]
}

function captionOf(html: string, order: number): SourceBlock[] {
  const caption = html.match(/<figcaption[^>]*blocks-gallery-caption[^>]*>([\s\S]*?)<\/figcaption>/i)?.[1]
  return caption ? [{ name: 'core/paragraph', order, content: caption, innerBlocks: [] }] : []
}

/** Audio and video files are hosted by WordPress, from which pages load nothing, so a link replaces them. */
function linkToFile(html: string): string {
  const url = sourceOf(html)
  if (!url) return html
  const name = decodeURIComponent(url.slice(url.lastIndexOf('/') + 1))
  return `<p><a href="${url}">${safeText(htmlOf('figcaption', html) ?? '') || escaped(name)}</a></p>`
}

function alignmentIn(html: string): string | undefined {
  return firstClasses(html)
    .find((name) => /^has-text-align-(left|center|right)$/.test(name))
    ?.slice('has-text-align-'.length)
}

const inOrder = (blocks: readonly SourceBlock[]): SourceBlock[] => blocks.map((block, order) => ({ ...block, order }))

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

/** The items of a list from before items were blocks, nested lists included, as `core/list-item` blocks. */
function olderListItems(html: string): SourceBlock[] {
  const outermost: List = { ordered: false, items: [] }
  const lists: List[] = []
  const items: Item[] = []
  // Sanitised HTML, so that tags are few, closed and well nested.
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
