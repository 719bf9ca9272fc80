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

/**
 * The top-level parts of HTML, verbatim: joined, they give the same text. An unclosed element extends to the end. This is a splitter, not a
 * sanitiser.
 */
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
