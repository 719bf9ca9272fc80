import { isDeepStrictEqual } from 'node:util'
import { escapeHtml } from '#domain/content/rich-text.ts'
import type { PostContent, StoredBlock } from '#domain/content/stored-block.ts'
import type { PostText } from '../ports/documents.ts'
import { pageBlocks } from './block-rules.ts'

/** An element, a comment, or the text between them. */
type MarkupPart =
  | { kind: 'element'; tag: string; attributes: Map<string, string>; inner: string; outer: string }
  | { kind: 'comment'; text: string; outer: string }
  | { kind: 'text'; outer: string }

/** The name ends where its characters end, and a tag contains no other: the time is proportional to the length. */
const token = /<!--([\s\S]*?)-->|<(\/?)([a-z][a-z0-9-]*)(?![a-z0-9-])((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi
const attribute = /([a-z][\w:-]*)\s*(?:=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi
const withoutEnd = new Set(['img', 'br', 'hr', 'input', 'wbr', 'source'])

/**
 * The top-level parts of HTML, verbatim: joined, they give the same text. An unclosed element extends to the end. This is a splitter, not a
 * sanitiser.
 */
function markupParts(html: string): MarkupPart[] {
  const parts: MarkupPart[] = []
  let from = 0
  const text = (to: number) => {
    if (to > from) parts.push({ kind: 'text', outer: html.slice(from, to) })
  }
  token.lastIndex = 0
  for (let found = token.exec(html); found; found = token.exec(html)) {
    const [outer, comment, closing, tag = '', written = ''] = found
    // A closing tag without an opening one is text.
    if (closing) continue
    text(found.index)
    if (comment !== undefined) parts.push({ kind: 'comment', text: comment, outer })
    else parts.push(elementFrom(html, found.index, token.lastIndex, tag.toLowerCase(), written))
    from = found.index + (parts.at(-1)?.outer.length ?? 0)
    token.lastIndex = from
  }
  text(html.length)
  return parts
}

function elementFrom(html: string, begin: number, innerFrom: number, tag: string, written: string): MarkupPart {
  const { innerTo, end } = endOf(html, innerFrom, tag, written)
  const inner = html.slice(innerFrom, innerTo)
  return { kind: 'element', tag, attributes: attributesIn(written), inner, outer: html.slice(begin, end) }
}

function endOf(html: string, innerFrom: number, tag: string, written: string): { innerTo: number; end: number } {
  if (withoutEnd.has(tag) || written.endsWith('/')) return { innerTo: innerFrom, end: innerFrom }
  const same = new RegExp(`<(/?)${tag}(?=[\\s>/])(?:"[^"]*"|'[^']*'|[^'">])*>`, 'gi')
  same.lastIndex = innerFrom
  let depth = 1
  for (let found = same.exec(html); found; found = same.exec(html)) {
    depth += found[1] ? -1 : 1
    if (depth === 0) return { innerTo: found.index, end: same.lastIndex }
  }
  return { innerTo: html.length, end: html.length }
}

function attributesIn(written: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', double, single, bare] of written.matchAll(attribute))
    found.set(name.toLowerCase(), unescaped(double ?? single ?? bare ?? ''))
  return found
}

const entities: Record<string, string> = { '&quot;': '"', '&lt;': '<', '&gt;': '>', '&#39;': "'", '&amp;': '&' }

function unescaped(text: string): string {
  return text.replace(/&(?:quot|lt|gt|#39|amp);/g, (entity) => entities[entity] ?? entity)
}

type Element = Extract<MarkupPart, { kind: 'element' }>
type Fields = NonNullable<StoredBlock['fields']>

/**
 * The blocks of a post as HTML for editing: headings, paragraphs, lists and pictures as such, everything else as raw HTML. A block without an HTML
 * form (a video, buttons, a part of the program) becomes a comment with its data.
 */
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
    const read = part.kind === 'comment' ? commentedBlock(part) : blockOf(part)
    if (read === null) return null
    blocks.push(...typedParagraphs(loose), read)
    loose = ''
  }
  return [...blocks, ...typedParagraphs(loose)]
}

const inText = new Set(['strong', 'em', 'b', 'i', 'a', 'br', 'sub', 'sup', 'span', 'abbr', 'code', 's'])

function typedParagraphs(text: string): StoredBlock[] {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim())
  return paragraphs
    .filter((content) => content !== '')
    .map((content) => ({ name: 'core/paragraph', fields: { content } }))
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
function commentedBlock({ text, outer }: Extract<MarkupPart, { kind: 'comment' }>): StoredBlock | null {
  const [, json] = /^\s*block\s+(\{[\s\S]*)$/.exec(text) ?? []
  if (json === undefined) return { name: 'core/html', fields: { content: outer } }
  try {
    // as: saving validates it against the block rules
    return JSON.parse(json) as StoredBlock
  } catch {
    return null
  }
}

/** Elements with their own reader, which may reject them. */
const readings = new Map<string, (element: Element) => StoredBlock | null>([
  ['ul', listOf],
  ['ol', listOf],
  ['figure', pictureOf],
])

function blockOf(element: Element): StoredBlock {
  const { tag, inner, outer } = element
  const [, level] = /^h([1-6])$/.exec(tag) ?? []
  if (level !== undefined)
    return { name: 'core/heading', fields: { ...styleOf(element), level: Number(level), content: inner.trim() } }
  if (tag === 'p') return { name: 'core/paragraph', fields: { ...styleOf(element), content: inner.trim() } }
  const read = readings.get(tag)?.(element)
  return read ?? { name: 'core/html', fields: { content: outer } }
}

function styleOf({ attributes: given }: Element): Fields {
  const anchor = given.get('id')
  const className = given.get('class')
  return { ...(anchor !== undefined && { anchor }), ...(className !== undefined && { className }) }
}

/** Null when it contains anything but items. */
function listOf(element: Element): StoredBlock | null {
  const items = elementsIn(element.inner)
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
  const lists = at === -1 ? [] : parts.slice(at).flatMap((part) => (part.kind === 'element' ? [blockOf(part)] : []))
  return {
    name: 'core/list-item',
    fields: { content: words.trim() },
    ...(lists.length > 0 && { innerBlocks: lists }),
  }
}

/** Null for anything but a single picture with an optional caption. */
function pictureOf(element: Element): StoredBlock | null {
  const [img, caption, ...more] = elementsIn(element.inner) ?? []
  if (img?.tag !== 'img' || more.length > 0 || (caption && caption.tag !== 'figcaption')) return null
  const { attributes: given } = img
  const sizes = given.get('sizes')
  return {
    name: 'core/image',
    fields: {
      ...styleOf(element),
      url: given.get('src') ?? '',
      alt: given.get('alt') ?? '',
      ...lengthOf('width', given),
      ...lengthOf('height', given),
      ...(sizes !== undefined && { sizes }),
      ...(caption && { caption: caption.inner.trim() }),
    },
  }
}

function lengthOf(name: 'width' | 'height', given: Map<string, string>): Fields {
  const value = given.get(name)
  if (value === undefined) return {}
  return { [name]: /^\d{1,5}$/.test(value) ? Number(value) : value }
}

/** The elements if only whitespace separates them; null otherwise. */
function elementsIn(html: string): Element[] | null {
  const parts = markupParts(html).filter(({ kind, outer }) => kind !== 'text' || outer.trim() !== '')
  const elements = parts.filter((part) => part.kind === 'element')
  return elements.length === parts.length ? elements : null
}

/** A post in the form that the office edits. */
export function textOf({ blocks, ...content }: PostContent): PostText {
  return { ...content, body: bodyOf(blocks) }
}

/** Converts an edited post to content. Untouched blocks stay identical. Null for a body that violates the block rules. */
export function contentOf({ body, ...text }: PostText, before: PostContent['blocks']): PostContent | null {
  if (body.replace(/\r\n?/g, '\n').trim() === bodyOf(before).trim()) return { ...text, blocks: before }
  const checked = pageBlocks.safeParse(blocksOf(body))
  return checked.success ? { ...text, blocks: checked.data } : null
}
