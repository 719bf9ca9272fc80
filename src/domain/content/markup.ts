import type { StoredBlock } from './stored-block.ts'

/** An element, a comment, or the text between them. */
export type MarkupPart =
  | { kind: 'element'; tag: string; attributes: Map<string, string>; opening: string; inner: string; outer: string }
  | { kind: 'comment'; text: string; outer: string }
  | { kind: 'text'; outer: string }

export type Element = Extract<MarkupPart, { kind: 'element' }>

/** The name ends where its characters end, and a tag contains no other: the time is proportional to the length. */
const token = /<!--([\s\S]*?)-->|<(\/?)([a-z][a-z0-9-]*)(?![a-z0-9-])((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi
const attribute = /([a-z][\w:-]*)\s*(?:=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi
const withoutEnd = new Set(['img', 'br', 'hr', 'input', 'wbr', 'source'])

/** The top-level parts of HTML, verbatim; an unclosed element extends to the end. A splitter, not a sanitiser. */
export function markupParts(html: string): MarkupPart[] {
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
  return {
    kind: 'element',
    tag,
    attributes: attributesIn(written),
    opening: html.slice(begin, innerFrom),
    inner: html.slice(innerFrom, innerTo),
    outer: html.slice(begin, end),
  }
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

export const withPicture = /<img[\s/>]/i

/** A text as a block. Pictures in it are blocks of their own, because no text can contain them; the anchor stays with the first text. */
export function textBlocks(html: string, block: (content: string) => StoredBlock): StoredBlock[] {
  if (!withPicture.test(html)) return [block(html.trim())]
  const blocks: StoredBlock[] = []
  let text = ''
  let isFirst = true
  const endText = () => {
    const content = text.replace(/^(?:\s|<br ?\/?>)+/i, '').trim()
    text = ''
    if (content.replace(/<[^<>]*>|&nbsp;|\s/g, '') === '') return
    const { fields, ...rest } = block(content)
    const { anchor, ...others } = fields ?? {}
    blocks.push({ ...rest, fields: { ...(isFirst && anchor !== undefined && { anchor }), ...others } })
    isFirst = false
  }
  for (const piece of piecesOf(html)) {
    if (piece.isPicture) {
      endText()
      blocks.push(...markupParts(piece.html).flatMap((part) => (part.kind === 'element' ? pictureBlock(part) : [])))
    } else text += piece.html
  }
  endText()
  return blocks
}

function pictureBlock(element: Element): StoredBlock {
  return element.tag === 'img' ? pictureOf(element) : { name: 'core/html', fields: { content: element.outer } }
}

export function pictureOf({ attributes: given }: Element, fields: StoredBlock['fields'] = {}): StoredBlock {
  const sizes = given.get('sizes')
  return {
    name: 'core/image',
    fields: {
      ...fields,
      url: given.get('src') ?? '',
      alt: given.get('alt') ?? '',
      ...lengthOf('width', given),
      ...lengthOf('height', given),
      ...(sizes !== undefined && { sizes }),
    },
  }
}

function lengthOf(name: 'width' | 'height', given: Map<string, string>): StoredBlock['fields'] {
  const value = given.get(name)
  if (value === undefined) return {}
  return { [name]: /^\d{1,5}$/.test(value) ? Number(value) : value }
}

interface Piece {
  html: string
  isPicture: boolean
}

/** The pictures of a text and what is between them. Each keeps its link, text also its other marks. */
function piecesOf(html: string, depth = 0): Piece[] {
  return markupParts(html).flatMap((part) => {
    if (part.kind !== 'element' || !withPicture.test(part.outer)) return [{ html: part.outer, isPicture: false }]
    const { tag, opening, inner, outer } = part
    if (tag === 'img' || depth === deepestMark) return [{ html: outer, isPicture: true }]
    return piecesOf(inner, depth + 1).map(({ html: within, isPicture }) => ({
      html: isPicture && tag !== 'a' ? within : `${opening}${within}</${tag}>`,
      isPicture,
    }))
  })
}

/** Bounds the recursion. */
const deepestMark = 8
