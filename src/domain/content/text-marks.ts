/** Formatting that can be applied without knowing HTML. */
export type TextMark = { kind: 'strong' | 'em' } | { kind: 'link'; href: string }

/** A block's text with the selected range. */
export interface ChosenText {
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
