import { isSafeUrl } from './links.ts'

/** A range of characters, `end` excluded. */
export interface TextPart {
  start: number
  end: number
}

/** '{price:…}' and '{term:…}' are replaced only when no mark is inside them. */
const placeholder = /\{(?:price|term):[^{}\s]+\}/g

/** The range to mark: without blanks around it, whole placeholders; else the word around the cursor; null when there is none. */
export function markedPart(runs: readonly RichRun[], { start, end }: TextPart): TextPart | null {
  const text = plainText(runs)
  const part = start === end ? wordAt(text, start) : trimmed(text, start, end)
  if (part.start >= part.end) return null
  for (const { index, 0: whole } of text.matchAll(placeholder)) {
    const after = index + whole.length
    if (index < part.end && part.start < after) {
      part.start = Math.min(part.start, index)
      part.end = Math.max(part.end, after)
    }
  }
  return part
}

function wordAt(text: string, at: number): TextPart {
  const before = /[\p{L}\p{N}]*$/u.exec(text.slice(0, at))?.[0].length ?? 0
  const after = /^[\p{L}\p{N}]*/u.exec(text.slice(at))?.[0].length ?? 0
  // At the edge of a word, the cursor does not select the word.
  return before === 0 || after === 0 ? { start: at, end: at } : { start: at - before, end: at + after }
}

function trimmed(text: string, start: number, end: number): TextPart {
  const chosen = text.slice(start, end)
  const from = start + chosen.length - chosen.trimStart().length
  return { start: from, end: Math.max(from, start + chosen.trimEnd().length) }
}

/** A link in a text, as a range. */
export interface LinkPart extends TextPart {
  href: string
}

/** The link around a range; null when there is none. */
export function linkAround(runs: readonly RichRun[], { start, end }: TextPart): LinkPart | null {
  const links: LinkPart[] = []
  let from = 0
  for (const { text, marks } of runs) {
    const href = marks.find(({ tag }) => tag === 'a')?.attributes.find(([name]) => name === 'href')?.[1]
    const to = from + text.length
    const last = links.at(-1)
    if (href !== undefined && last?.end === from && last.href === href) last.end = to
    else if (href !== undefined) links.push({ start: from, end: to, href })
    from = to
  }
  return links.find((link) => link.start <= start && end <= link.end) ?? null
}

/** The elements that a block's text may contain, besides line breaks (safe-html.ts). */
export type MarkTag = 'strong' | 'b' | 'em' | 'i' | 'code' | 's' | 'sub' | 'sup' | 'span' | 'abbr' | 'a'

/** An inline mark, such as bold or a link. */
export interface RichMark {
  tag: MarkTag
  /** In source order. */
  attributes: readonly (readonly [name: string, value: string])[]
}

/** A run of text with the same marks, outermost first. Line breaks are '\n'. */
export interface RichRun {
  text: string
  marks: readonly RichMark[]
}

/** The spelling of the source where HTML has equivalent forms; the text is written back in the same spelling. */
interface HtmlStyle {
  lineBreak: string
  ampersand: string
  greater: string
  /** The spelling of a no-break space. */
  hardSpace: string
}

/** A text that can be written back as exactly the HTML it came from. */
export interface RichText {
  runs: readonly RichRun[]
  htmlStyle: HtmlStyle
}

/** The attributes that each mark can have: those that the allow list passes (safe-html.ts). */
const attributesOf: Readonly<Record<MarkTag, readonly string[]>> = {
  strong: ['lang'],
  b: ['lang'],
  em: ['lang'],
  i: ['lang'],
  code: ['lang'],
  s: ['lang'],
  sub: ['lang'],
  sup: ['lang'],
  span: ['lang'],
  abbr: ['lang', 'title'],
  a: ['lang', 'href', 'hreflang', 'target', 'rel'],
}

/**
 * Parses a block's text for the rich text box. Null when writing it back would not reproduce the HTML exactly: an edit of one word would then change
 * more than that, and the text is edited as HTML.
 */
export function richText(html: string): RichText | null {
  const htmlStyle = htmlStyleOf(html)
  const runs = runsIn(html)
  const text = runs && { runs, htmlStyle }
  return text && richHtml(text) === html ? text : null
}

export function richHtml({ runs, htmlStyle }: RichText): string {
  return writtenAt(0, runs, htmlStyle)
}

/** HTML of the marks from a depth on. Consecutive runs with the same mark share one element. */
function writtenAt(depth: number, runs: readonly RichRun[], htmlStyle: HtmlStyle): string {
  let html = ''
  for (let from = 0; from < runs.length; ) {
    const mark = runs[from]?.marks[depth]
    const next = runs.findIndex((run, at) => at > from && !isSame(run.marks[depth], mark))
    const part = runs.slice(from, next === -1 ? runs.length : next)
    html += mark
      ? element(mark, writtenAt(depth + 1, part, htmlStyle))
      : part.map(({ text }) => spelled(text, htmlStyle)).join('')
    from += part.length
  }
  return html
}

function element({ tag, attributes }: RichMark, inner: string): string {
  return `<${tag}${attributes.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('')}>${inner}</${tag}>`
}

function isSame(one: RichMark | undefined, other: RichMark | undefined): boolean {
  return one === other || (one?.tag === other?.tag && String(one?.attributes) === String(other?.attributes))
}

/** Merges adjacent runs with the same marks and drops empty runs. */
export function joinedRuns(runs: readonly RichRun[]): RichRun[] {
  const joined: RichRun[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (run.text === '') continue
    if (last && last.marks.length === run.marks.length && last.marks.every((mark, at) => isSame(mark, run.marks[at])))
      joined[joined.length - 1] = { text: last.text + run.text, marks: last.marks }
    else joined.push(run)
  }
  return joined
}

export function plainText(runs: readonly RichRun[]): string {
  return runs.map(({ text }) => text).join('')
}

/** The mark of an element, with the attributes that the box can keep. Null for an element without a meaning of its own. */
export function markOf(tag: string, attributes: Iterable<readonly [string, string]>): RichMark | null {
  if (!isMarkTag(tag)) return null
  const known = [...attributes].filter(([name]) => attributesOf[tag].includes(name))
  const href = known.find(([name]) => name === 'href')?.[1]
  if (tag === 'a' && (href === undefined || !isSafeUrl(href))) return null
  return tag === 'span' && known.length === 0 ? null : { tag, attributes: known }
}

function isMarkTag(tag: string): tag is MarkTag {
  return Object.hasOwn(attributesOf, tag)
}

/** An ampersand that cannot start an entity: 'A & B', 'Q&A'. */
const bareAmpersand = /&(?![a-z#]|[A-Z][A-Za-z])/

function htmlStyleOf(html: string): HtmlStyle {
  return {
    lineBreak: /<br ?\/?>\n?/.exec(html)?.[0] ?? '<br />',
    ampersand: bareAmpersand.test(html) ? '&' : '&amp;',
    greater: html.includes('&gt;') ? '&gt;' : '>',
    hardSpace: html.includes('&nbsp;') ? '&nbsp;' : '\u00a0',
  }
}

const token = /<br ?\/?>\n?|<(\/?)([a-z]+)((?: [a-z]+="[^"<>]*")*)>|&([a-z]+);|([^<&\n]+|&(?![a-z#]|[A-Z][A-Za-z]))/g
const attribute = / ([a-z]+)="([^"]*)"/g
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: '\u00a0' }

/** Null when the HTML contains anything but text, line breaks and properly nested marks. */
function runsIn(html: string): RichRun[] | null {
  const runs: RichRun[] = []
  const open: RichMark[] = []
  let read = 0
  for (const found of html.matchAll(token)) {
    if (found.index !== read || !take(found, runs, open)) return null
    read += found[0].length
  }
  return read === html.length && open.length === 0 ? joinedRuns(runs) : null
}

/** Adds one token to the runs. Returns whether a text may contain it. */
function take([, end, tag, attributes = '', entity, plain]: RegExpExecArray, runs: RichRun[], open: RichMark[]) {
  if (end) return attributes === '' && open.pop()?.tag === tag
  if (tag !== undefined) {
    const mark = markOf(tag, attributesIn(attributes))
    return mark !== null && !open.some((other) => other.tag === tag) && open.push(mark) > 0
  }
  const text = entity === undefined ? (plain ?? '\n') : entities[entity]
  return text !== undefined && runs.push({ text, marks: [...open] }) > 0
}

function attributesIn(text: string): Map<string, string> {
  return new Map([...text.matchAll(attribute)].map(([, name = '', value = '']) => [name, decoded(value)]))
}

function decoded(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

function spelled(text: string, { lineBreak, ampersand, greater, hardSpace }: HtmlStyle): string {
  return text
    .replace(/&/g, (_, at: number) => (bareAmpersand.test(text.slice(at, at + 3)) ? ampersand : '&amp;'))
    .replaceAll('<', '&lt;')
    .replaceAll('>', greater)
    .replaceAll('\u00a0', hardSpace)
    .replaceAll('\n', lineBreak)
}

/** For a text, and for an attribute in double quotes. */
export function escapeHtml(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

export type TextMark = { kind: 'strong' | 'em' } | { kind: 'link'; href: string }

interface ChosenText {
  text: string
  start: number
  end: number
}

/** Toggles a mark (bold, italics or a link) on the selected range. The selection is kept. */
export function marked({ text, start, end }: ChosenText, mark: TextMark): ChosenText {
  const [before, part, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)]
  const [opening, closing] = mark.kind === 'link' ? [linkTo(mark.href), '</a>'] : [`<${mark.kind}>`, `</${mark.kind}>`]
  if (mark.kind !== 'link' && before.endsWith(opening) && after.startsWith(closing)) {
    const from = start - opening.length
    return { text: before.slice(0, from) + part + after.slice(closing.length), start: from, end: from + part.length }
  }
  const from = start + opening.length
  return { text: before + opening + part + closing + after, start: from, end: from + part.length }
}

function linkTo(href: string): string {
  return `<a href="${href.trim().replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`
}
