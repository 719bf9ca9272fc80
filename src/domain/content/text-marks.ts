/** What can be done with a part of a text without knowing HTML. */
export type TextMark = { kind: 'strong' | 'em' } | { kind: 'link'; href: string }

/** A text of a block, and what of it is chosen. */
export interface ChosenText {
  text: string
  start: number
  end: number
}

/** The text with its chosen part in bold, in italics, or as a link; without it where that part is so already. The part stays chosen. */
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
