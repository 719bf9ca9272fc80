import { type Editor, type JSONContent, Mark, Node } from '@tiptap/react'
import {
  joinedRuns,
  type LinkPart,
  linkAround,
  type MarkTag,
  markedPart,
  markOf,
  type RichMark,
  type RichRun,
  type TextPart,
} from '#domain/content/rich-text.ts'

export type Emphasis = 'strong' | 'em'

/** The editor's marks. Of tags that look the same, the first is for what someone marks now. */
const tagsOf: Readonly<Record<string, readonly MarkTag[]>> = {
  a: ['a'],
  span: ['span'],
  abbr: ['abbr'],
  code: ['code'],
  s: ['s'],
  sub: ['sub'],
  sup: ['sup'],
  strong: ['strong', 'b'],
  em: ['em', 'i'],
}

/** The library sorts marks by kind; how they stood in each other goes along as a number of their own. */
const outermost = -1
const innermost = 100

function markFor(name: string, tags: readonly MarkTag[]): Mark {
  return Mark.create({
    name,
    // What is typed behind a link is no part of it.
    inclusive: name !== 'a',
    addAttributes: () => ({
      tag: { default: tags[0] },
      attributes: { default: [] },
      depth: { default: innermost },
    }),
    parseHTML: () => tags.map((tag) => ({ tag, getAttrs: (element) => markOf(tag, attributesIn(element)) ?? false })),
    renderHTML: ({ mark: { attrs } }) => [attrs.tag, Object.fromEntries(attrs.attributes), 0],
  })
}

function attributesIn(element: HTMLElement): [name: string, value: string][] {
  return [...element.attributes].map(({ name, value }) => [name, value])
}

/** A text without a paragraph around it. In a line, as in a heading, Enter begins no new one. */
export function richExtensions(isLine: boolean): (Node | Mark)[] {
  return [
    Node.create({ name: 'doc', topNode: true, content: 'inline*' }),
    Node.create({ name: 'text', group: 'inline' }),
    Node.create({
      name: 'break',
      group: 'inline',
      inline: true,
      selectable: false,
      parseHTML: () => [{ tag: 'br' }],
      renderHTML: () => ['br'],
      renderText: () => '\n',
      addKeyboardShortcuts: () => ({
        Enter: ({ editor }) => isLine || breakLine(editor),
        'Shift-Enter': ({ editor }) => breakLine(editor),
      }),
    }),
    ...Object.entries(tagsOf).map(([name, tags]) => markFor(name, tags)),
  ]
}

/** The next line goes on as the one before it. */
function breakLine(editor: Editor): boolean {
  const marks = marksAtCaret(editor)
  return editor.commands.command(({ tr, state }) => {
    const lineBreak = state.schema.node('break', null, undefined, marks)
    tr.replaceSelectionWith(lineBreak, false).setStoredMarks(marks).scrollIntoView()
    return true
  })
}

function marksAtCaret({ state: { storedMarks, selection } }: Editor) {
  return storedMarks ?? selection.$from.marks()
}

export function richDoc(runs: readonly RichRun[]): JSONContent {
  return { type: 'doc', content: runs.flatMap(nodesOf) }
}

function nodesOf({ text, marks }: RichRun): JSONContent[] {
  const schemaMarks = marks.map((mark, depth) => ({ type: kindOf(mark.tag), attrs: { ...mark, depth } }))
  return text
    .split(/(\n)/)
    .filter((part) => part !== '')
    .map((part) =>
      part === '\n' ? { type: 'break', marks: schemaMarks } : { type: 'text', text: part, marks: schemaMarks },
    )
}

function kindOf(tag: MarkTag): string {
  return Object.keys(tagsOf).find((kind) => tagsOf[kind]?.includes(tag)) ?? tag
}

export function richRuns({ state: { doc } }: Editor): RichRun[] {
  return runsIn(doc)
}

function runsIn({ children }: Editor['state']['doc']): RichRun[] {
  return joinedRuns(children.map(({ text = '\n', marks }) => ({ text, marks: marksOf(marks) })))
}

/** What is between paragraphs of a pasted text: Unicode's paragraph separator. */
export const paragraphEnd = '\u2029'

/** The paragraphs of a text, without the blanks and lines around each. */
export function paragraphsOf(runs: readonly RichRun[]): RichRun[][] {
  const paragraphs: RichRun[][] = [[]]
  for (const { text, marks } of runs) {
    const [first = '', ...others] = text.split(paragraphEnd)
    paragraphs.at(-1)?.push({ text: first, marks })
    paragraphs.push(...others.map((other) => [{ text: other, marks }]))
  }
  return paragraphs.map(cropped).filter((paragraph) => paragraph.length > 0)
}

/** Without the blanks and lines around it, which the HTML of a clipboard has for itself. */
export function cropped(runs: readonly RichRun[]): RichRun[] {
  const [first, ...rest] = joinedRuns(runs)
  const begun = first ? joinedRuns([{ ...first, text: first.text.trimStart() }, ...rest]) : []
  const last = begun.at(-1)
  return joinedRuns(last ? [...begun.slice(0, -1), { ...last, text: last.text.trimEnd() }] : [])
}

/** Puts the first paragraph where the caret is. Returns the others, the last one with what was behind the caret. */
export function putFirst(editor: Editor, [first = [], ...others]: RichRun[][]): RichRun[][] {
  const { doc, selection } = editor.state
  const last = others.pop()
  if (!last) {
    put(editor, first)
    return []
  }
  const behind = runsIn(doc.cut(selection.to))
  choose(editor, { start: selection.from, end: doc.content.size })
  put(editor, first)
  return [...others, joinedRuns([...last, ...behind])]
}

function marksOf(marks: ReturnType<typeof marksAtCaret>): RichMark[] {
  return marks
    .toSorted((one, other) => one.attrs.depth - other.attrs.depth)
    .map(({ attrs: { tag, attributes } }) => ({ tag, attributes }))
}

export function comingMarks(editor: Editor): readonly RichMark[] {
  return marksOf(marksAtCaret(editor))
}

export function put(editor: Editor, runs: readonly RichRun[]): void {
  editor.commands.command(({ tr, state }) => {
    const { content } = state.schema.nodeFromJSON(richDoc(runs))
    const { from, to } = tr.selection
    tr.replaceWith(from, to, content).scrollIntoView()
    return true
  })
}

/** Shows a text that has come from elsewhere. The caret stays where it is. */
export function show(editor: Editor, runs: readonly RichRun[]): void {
  const { from, to } = editor.state.selection
  editor
    .chain()
    .command(({ tr, state }) => {
      const { content } = state.schema.nodeFromJSON(richDoc(runs))
      tr.replaceWith(0, tr.doc.content.size, content).setMeta('preventUpdate', true)
      return true
    })
    .setTextSelection({ from, to })
    .run()
}

/** Takes over the browser's selection: keys, a paste and a press of a button come before its event. */
export function look({ view, state: { selection }, commands }: Editor): void {
  const chosenNow = view.dom.ownerDocument.getSelection()
  if (view.composing || !(chosenNow?.anchorNode && chosenNow.focusNode)) return
  if (!(view.dom.contains(chosenNow.anchorNode) && view.dom.contains(chosenNow.focusNode))) return
  const anchor = view.posAtDOM(chosenNow.anchorNode, chosenNow.anchorOffset)
  const head = view.posAtDOM(chosenNow.focusNode, chosenNow.focusOffset)
  if (anchor !== selection.anchor || head !== selection.head) commands.setTextSelection({ from: anchor, to: head })
}

function chosen({ state: { selection } }: Editor): TextPart {
  return { start: selection.from, end: selection.to }
}

export function choose(editor: Editor, { start, end }: TextPart): void {
  editor.commands.setTextSelection({ from: start, to: end })
}

/** What is chosen, or the word around the caret, in bold or italics, or no longer so; at the edge of a word what is typed next. False when there is nothing that it could be done to. */
export function emphasise(editor: Editor, how: Emphasis): boolean {
  const { start, end } = chosen(editor)
  const part = markedPart(richRuns(editor), { start, end })
  if (!part && start !== end) return false
  const steps = editor.chain()
  if (part) steps.setTextSelection({ from: part.start, to: part.end })
  steps.toggleMark(how)
  if (part && start === end) steps.setTextSelection(start)
  return steps.run()
}

/** The link that the caret is in, else what would become one; null when nothing is chosen. */
export function partForLink(editor: Editor): LinkPart | null {
  const runs = richRuns(editor)
  const part = linkAround(runs, chosen(editor)) ?? markedPart(runs, chosen(editor))
  return part && { href: '', ...part }
}

/** The part as one link, outermost, so that there are not several beside each other. Without an address it leads nowhere any more. */
export function lead(editor: Editor, part: TextPart, href: string | null): void {
  choose(editor, part)
  const others: RichMark['attributes'] = editor.getAttributes('a').attributes ?? []
  const attributes = [['href', href], ...others.filter(([name]) => name !== 'href')]
  if (href === null) editor.commands.unsetMark('a')
  else editor.commands.setMark('a', { attributes, depth: outermost })
}

export function statusOf(editor: Editor): Readonly<Record<Emphasis | 'link', boolean>> {
  return {
    strong: editor.isActive('strong'),
    em: editor.isActive('em'),
    link: linkAround(richRuns(editor), chosen(editor)) !== null,
  }
}
