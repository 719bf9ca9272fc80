import { cutRuns, type TextPart } from './rich-part.ts'
import { joinedRuns, type RichMark, type RichRun } from './rich-run.ts'

/** What the buttons and keys of a box do besides links. */
export type Emphasis = 'strong' | 'em'

type Kind = Emphasis | 'a'

const tagsOf: Readonly<Record<Kind, readonly string[]>> = { strong: ['strong', 'b'], em: ['em', 'i'], a: ['a'] }

/** The part in bold or italics; without it where all of it is so already. */
export function emphasised(runs: readonly RichRun[], part: TextPart, how: Emphasis): RichRun[] {
  const isOff = isEmphasised(runs, part, how)
  return changed(runs, part, (marks) => {
    if (isOff) return without(marks, how)
    // innermost, so that no link is cut in two
    return has(marks, how) ? marks : [...marks, { tag: how, attributes: [] }]
  })
}

/** Whether the whole part is so already; where nothing is chosen, whether what is typed there will be. */
export function isEmphasised(runs: readonly RichRun[], part: TextPart, how: Emphasis): boolean {
  if (part.start === part.end) return has(marksAt(runs, part.start), how)
  const words = cutRuns(runs, part).inside.filter(({ text }) => text.trim() !== '')
  return words.length > 0 && words.every(({ marks }) => has(marks, how))
}

/** The part as a link, outermost, so that there is one and not several beside each other. */
export function linked(runs: readonly RichRun[], part: TextPart, href: string): RichRun[] {
  return changed(runs, part, (marks) => {
    const others = marks.find(isOf('a'))?.attributes.filter(([name]) => name !== 'href') ?? []
    return [{ tag: 'a', attributes: [['href', href], ...others] }, ...without(marks, 'a')]
  })
}

export function unlinked(runs: readonly RichRun[], part: TextPart): RichRun[] {
  return changed(runs, part, (marks) => without(marks, 'a'))
}

/** A link of a text, from its beginning to its end. */
export interface LinkPart extends TextPart {
  href: string
}

/** The link that a part stands in. Null where there is none. */
export function linkAround(runs: readonly RichRun[], { start, end }: TextPart): LinkPart | null {
  const links: LinkPart[] = []
  let from = 0
  for (const { text, marks } of runs) {
    const href = marks.find(isOf('a'))?.attributes.find(([name]) => name === 'href')?.[1]
    const to = from + text.length
    const last = links.at(-1)
    if (href !== undefined && last?.end === from && last.href === href) last.end = to
    else if (href !== undefined) links.push({ start: from, end: to, href })
    from = to
  }
  return links.find((link) => link.start <= start && end <= link.end) ?? null
}

/** The text with other runs in place of a part. */
export function placed(runs: readonly RichRun[], part: TextPart, inserted: readonly RichRun[]): RichRun[] {
  const { before, after } = cutRuns(runs, part)
  return joinedRuns([...before, ...inserted, ...after])
}

/** The marks of what is typed at a place: as what stands before it, but no longer part of a link that ends there. */
export function marksAt(runs: readonly RichRun[], at: number): readonly RichMark[] {
  const { before, after } = cutRuns(runs, { start: at, end: at })
  const marks = (before.at(-1) ?? after[0])?.marks ?? []
  return has(after[0]?.marks ?? [], 'a') && before.length > 0 ? marks : without(marks, 'a')
}

/** Marks with an emphasis, or without the one that they have. */
export function toggledMarks(marks: readonly RichMark[], how: Emphasis): readonly RichMark[] {
  return has(marks, how) ? without(marks, how) : [...marks, { tag: how, attributes: [] }]
}

export function has(marks: readonly RichMark[], kind: Kind): boolean {
  return marks.some(isOf(kind))
}

function without(marks: readonly RichMark[], kind: Kind): RichMark[] {
  return marks.filter((mark) => !isOf(kind)(mark))
}

function isOf(kind: Kind): (mark: RichMark) => boolean {
  return ({ tag }) => tagsOf[kind].includes(tag)
}

function changed(
  runs: readonly RichRun[],
  part: TextPart,
  change: (marks: readonly RichMark[]) => readonly RichMark[],
): RichRun[] {
  const { before, inside, after } = cutRuns(runs, part)
  return joinedRuns([...before, ...inside.map(({ text, marks }) => ({ text, marks: change(marks) })), ...after])
}
