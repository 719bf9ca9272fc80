/** The elements that a text inside a block can hold, besides line breaks (safe-html.ts). */
export type MarkTag = 'strong' | 'b' | 'em' | 'i' | 'code' | 's' | 'sub' | 'sup' | 'span' | 'abbr' | 'a'

/** Something that is true of a part of a text: it is bold, it leads somewhere. */
export interface RichMark {
  tag: MarkTag
  /** In the order in which they are written. */
  attributes: readonly (readonly [name: string, value: string])[]
}

/** A part of a text with the same marks throughout, the outermost first. A line break is '\n'. */
export interface RichRun {
  text: string
  marks: readonly RichMark[]
}

/** The same text as elements that stand in each other. */
export type RichNode =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'mark'; mark: RichMark; inner: RichNode[] }

/** What follows one another with the same mark stands in one element. */
export function richTree(runs: readonly RichRun[]): RichNode[] {
  return nodesAt(runs, 0)
}

function nodesAt(runs: readonly RichRun[], depth: number): RichNode[] {
  const nodes: RichNode[] = []
  let from = 0
  while (from < runs.length) {
    const mark = runs[from]?.marks[depth]
    const next = runs.findIndex((run, at) => at > from && !sameMark(run.marks[depth], mark))
    const to = next === -1 ? runs.length : next
    const part = runs.slice(from, to)
    if (mark) nodes.push({ kind: 'mark', mark, inner: nodesAt(part, depth + 1) })
    else nodes.push(...part.flatMap(({ text }) => lines(text)))
    from = to
  }
  return nodes
}

function lines(text: string): RichNode[] {
  return text
    .split(/(\n)/)
    .filter((part) => part !== '')
    .map((part) => (part === '\n' ? { kind: 'break' } : { kind: 'text', text: part }))
}

function sameMark(one: RichMark | undefined, other: RichMark | undefined): boolean {
  return one === other || (one?.tag === other?.tag && String(one?.attributes) === String(other?.attributes))
}

/** Runs beside each other that say the same of their text are one; none is empty. */
export function joinedRuns(runs: readonly RichRun[]): RichRun[] {
  const joined: RichRun[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (run.text === '') continue
    if (last && last.marks.length === run.marks.length && last.marks.every((mark, at) => sameMark(mark, run.marks[at])))
      joined[joined.length - 1] = { text: last.text + run.text, marks: last.marks }
    else joined.push(run)
  }
  return joined
}

export function plainText(runs: readonly RichRun[]): string {
  return runs.map(({ text }) => text).join('')
}
