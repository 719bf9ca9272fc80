import { isDeepStrictEqual } from 'node:util'
import { isSafePictureUrl } from '#domain/content/links.ts'
import {
  type Element,
  type MarkupPart,
  markupParts,
  pictureOf,
  textBlocks,
  withPicture,
} from '#domain/content/markup.ts'
import { escapeHtml } from '#domain/content/rich-text.ts'
import type { PostContent, StoredBlock } from '#domain/content/stored-block.ts'
import type { PostText } from '../ports/documents.ts'
import { pageBlocks } from './block-rules.ts'

type Fields = NonNullable<StoredBlock['fields']>

/** A post's blocks as HTML for editing. A block without an HTML form (a video, buttons) becomes a comment with its data. */
export function bodyOf(blocks: readonly StoredBlock[]): string {
  return blocks.map(blockText).join('\n\n')
}

/** Parses edited HTML into blocks. Unchanged text gives equal blocks. Null for an invalid block comment. */
export function blocksOf(body: string): StoredBlock[] | null {
  const blocks: StoredBlock[] = []
  /** Text outside any block: paragraphs typed without markup. */
  let loose = ''
  for (const part of markupParts(body.replace(/\r\n?/g, '\n'))) {
    if (part.kind === 'text' || (part.kind === 'element' && inText.has(part.tag))) {
      loose += part.outer
      continue
    }
    const read = part.kind === 'comment' ? commentedBlock(part) : blocksFrom(part)
    if (read === null) return null
    blocks.push(...typedParagraphs(loose), ...read)
    loose = ''
  }
  return [...blocks, ...typedParagraphs(loose)]
}

const inText = new Set(['strong', 'em', 'b', 'i', 'a', 'br', 'sub', 'sup', 'span', 'abbr', 'code', 's'])

function typedParagraphs(text: string): StoredBlock[] {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim())
  return paragraphs
    .filter((paragraph) => paragraph !== '')
    .flatMap((paragraph) =>
      textBlocks(typedHtml(paragraph), (content) => ({ name: 'core/paragraph', fields: { content } })),
    )
}

/** A line break as it is typed, and '<' where it begins no tag. */
function typedHtml(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.join('\n').replace(/(<br ?\/?>)\n?|<[a-z/][^<>]*>|[\n<]/gi, (found, lineBreak?: string) => {
    if (found === '\n') return '<br>'
    return found === '<' ? '&lt;' : (lineBreak ?? found)
  })
}

function blockText(block: StoredBlock): string {
  const html = htmlOf(block)
  // A block whose HTML would parse differently is written as data.
  return html !== null && isDeepStrictEqual(blocksOf(html), [block]) ? html : wholeBlock(block)
}

/** Two hyphens would end the comment. */
function wholeBlock(block: StoredBlock): string {
  return `<!-- block ${JSON.stringify(block).replaceAll('--', '\\u002d\\u002d')} -->`
}

function htmlOf({ name, fields = {}, innerBlocks }: StoredBlock): string | null {
  const { anchor, className, content, level, ordered, start } = fields
  const styled = attributes({ id: anchor, class: className })
  switch (name) {
    case 'core/heading':
      return `<h${level}${styled}>${content}</h${level}>`
    case 'core/paragraph':
      return `<p${styled}>${content}</p>`
    case 'core/list': {
      const tag = ordered ? 'ol' : 'ul'
      const items = (innerBlocks ?? []).map(itemText)
      return `<${tag}${styled}${attributes({ start })}>\n${items.join('\n')}\n</${tag}>`
    }
    case 'core/image':
      return pictureText(fields, styled)
    case 'core/html':
      return String(content)
    default:
      return null
  }
}

function itemText({ fields = {}, innerBlocks = [] }: StoredBlock): string {
  return `<li>${fields.content}${innerBlocks.map((list) => `\n${htmlOf(list) ?? ''}`).join('')}</li>`
}

function pictureText({ url, alt, width, height, sizes, caption }: Fields, styled: string): string {
  const img = `<img${attributes({ src: url, alt, width, height, sizes })}>`
  const below = caption === undefined ? '' : `\n<figcaption>${caption}</figcaption>`
  return `<figure${styled}>\n${img}${below}\n</figure>`
}

function attributes(all: Record<string, string | number | boolean | undefined>): string {
  return Object.entries(all)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(String(value))}"`))
    .join('')
}

/** A comment that is no block is ordinary HTML, which the allow list removes. */
function commentedBlock({ text, outer }: Extract<MarkupPart, { kind: 'comment' }>): [StoredBlock] | null {
  const [, json] = /^\s*block\s+(\{[\s\S]*)$/.exec(text) ?? []
  if (json === undefined) return [{ name: 'core/html', fields: { content: outer } }]
  try {
    // as: saving validates it against the block rules
    return [JSON.parse(json) as StoredBlock]
  } catch {
    return null
  }
}

/** Elements with their own reader, which may reject them. */
const readings = new Map<string, (element: Element) => StoredBlock | null>([
  ['ul', listOf],
  ['ol', listOf],
  ['figure', figureOf],
  ['img', (element) => pictureOf(element)],
])

function blocksFrom(element: Element): StoredBlock[] {
  const { tag, inner, outer } = element
  const [, level] = /^h([1-6])$/.exec(tag) ?? []
  const style = styleOf(element)
  if (level !== undefined)
    return textBlocks(inner, (content) => ({
      name: 'core/heading',
      fields: { ...style, level: Number(level), content },
    }))
  if (tag === 'p') return textBlocks(inner, (content) => ({ name: 'core/paragraph', fields: { ...style, content } }))
  return [readings.get(tag)?.(element) ?? { name: 'core/html', fields: { content: outer } }]
}

function styleOf({ attributes: given }: Element): Fields {
  const anchor = given.get('id')
  const className = given.get('class')
  return { ...(anchor !== undefined && { anchor }), ...(className !== undefined && { className }) }
}

/** Null when it contains anything but items, and for pictures, which no item shows. */
function listOf(element: Element): StoredBlock | null {
  const items = withPicture.test(element.inner) ? null : elementsIn(element.inner)
  if (!items?.every(({ tag }) => tag === 'li')) return null
  const start = Number.parseInt(element.attributes.get('start') ?? '', 10)
  return {
    name: 'core/list',
    fields: { ...styleOf(element), ordered: element.tag === 'ol', ...(Number.isFinite(start) && { start }) },
    innerBlocks: items.map(itemOf),
  }
}

function itemOf({ inner }: Element): StoredBlock {
  const parts = markupParts(inner)
  const at = parts.findIndex((part) => part.kind === 'element' && (part.tag === 'ul' || part.tag === 'ol'))
  const words = (at === -1 ? parts : parts.slice(0, at)).map(({ outer }) => outer).join('')
  const lists = at === -1 ? [] : parts.slice(at).flatMap((part) => (part.kind === 'element' ? blocksFrom(part) : []))
  return {
    name: 'core/list-item',
    fields: { content: words.trim() },
    ...(lists.length > 0 && { innerBlocks: lists }),
  }
}

/** Null for anything but a single picture with an optional caption. */
function figureOf(element: Element): StoredBlock | null {
  const [img, caption, ...more] = elementsIn(element.inner) ?? []
  if (img?.tag !== 'img' || more.length > 0 || (caption && caption.tag !== 'figcaption')) return null
  return pictureOf(img, { ...styleOf(element), ...(caption && { caption: caption.inner.trim() }) })
}

/** The elements if only whitespace separates them; null otherwise. */
function elementsIn(html: string): Element[] | null {
  const parts = markupParts(html).filter(({ kind, outer }) => kind !== 'text' || outer.trim() !== '')
  const elements = parts.filter((part) => part.kind === 'element')
  return elements.length === parts.length ? elements : null
}

export function editableText({ blocks, ...content }: PostContent): PostText {
  return { ...content, body: bodyOf(blocks) }
}

/** An edited post as content; untouched blocks stay identical. Null for broken block rules, or a picture that is no file of the web. */
export function contentOf({ body, ...text }: PostText, before: PostContent['blocks']): PostContent | null {
  if (body.replace(/\r\n?/g, '\n').trim() === bodyOf(before).trim()) return { ...text, blocks: before }
  const checked = pageBlocks.safeParse(blocksOf(body))
  return checked.success && checked.data.every(isLoadable) ? { ...text, blocks: checked.data } : null
}

function isLoadable({ name, fields = {} }: StoredBlock): boolean {
  const { url } = fields
  return name !== 'core/image' || typeof url !== 'string' || url === '' || isSafePictureUrl(url)
}
