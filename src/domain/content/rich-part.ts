import { plainText, type RichRun } from './rich-text.ts'

/** A range of characters, `end` excluded. */
export interface TextPart {
  start: number
  end: number
}

/** '{price:…}' and '{term:…}' are replaced only when no mark is inside them. */
const placeholder = /\{(?:price|term):[^{}\s]+\}/g

/**
 * The range to mark for a selection: without surrounding blanks, extended to whole placeholders. For an empty selection, the word around the cursor;
 * null when there is none.
 */
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
