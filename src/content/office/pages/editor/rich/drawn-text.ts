import type { TextPart } from '#domain/content/rich-part.ts'
import {
  joinedRuns,
  plainText,
  type RichMark,
  type RichNode,
  type RichRun,
  richTree,
} from '#domain/content/rich-run.ts'
import { markOf } from '#domain/content/rich-text.ts'

/** Puts a text into a box as it looks. What is there already stays as it is: the place of the caret too. */
export function drawText(box: HTMLElement, runs: readonly RichRun[]): void {
  const drawn = document.createElement('div')
  drawn.append(...richTree(runs).map(nodeOf))
  // Browsers show an empty last line only when something ends it.
  if (plainText(runs).endsWith('\n')) drawn.append(document.createElement('br'))
  if (drawn.innerHTML !== box.innerHTML) box.replaceChildren(...drawn.childNodes)
}

function nodeOf(node: RichNode): Node {
  if (node.kind === 'text') return document.createTextNode(node.text)
  if (node.kind === 'break') return document.createElement('br')
  const element = document.createElement(node.mark.tag)
  for (const [name, value] of node.mark.attributes) element.setAttribute(name, value)
  element.append(...node.inner.map(nodeOf))
  return element
}

/** What stands in a box, whatever the browser has made of it. */
export function readText(box: HTMLElement): RichRun[] {
  const runs = joinedRuns(runsIn(box, []))
  const last = runs.at(-1)
  // the end of the last line, as `drawText` puts it and browsers do
  return last?.text.endsWith('\n')
    ? joinedRuns([...runs.slice(0, -1), { ...last, text: last.text.slice(0, -1) }])
    : runs
}

function runsIn(parent: Node, marks: readonly RichMark[]): RichRun[] {
  return [...parent.childNodes].flatMap((node, at) => {
    if (node instanceof Text) return [{ text: node.data.replaceAll('\r', ''), marks }]
    if (!(node instanceof HTMLElement)) return []
    if (node instanceof HTMLBRElement) return [{ text: '\n', marks }]
    const inner = runsIn(node, inMark(node, marks))
    // browsers wrap a line in one of these where they are left to themselves
    return /^(div|p)$/i.test(node.tagName) && at > 0 ? [{ text: '\n', marks }, ...inner] : inner
  })
}

function inMark(element: HTMLElement, marks: readonly RichMark[]): readonly RichMark[] {
  const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const)
  const mark = markOf(element.localName, attributes)
  return mark && !marks.some(({ tag }) => tag === mark.tag) ? [...marks, mark] : marks
}

/** What is chosen in a box; null when that is elsewhere. */
export function chosenPart(box: HTMLElement): TextPart | null {
  const selection = box.ownerDocument.getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null
  if (!range || !box.contains(range.commonAncestorContainer)) return null
  const most = plainText(readText(box)).length
  const upTo = (node: Node, offset: number) => {
    const before = document.createRange()
    before.setStart(box, 0)
    before.setEnd(node, offset)
    return Math.min(most, plainText(runsIn(before.cloneContents(), [])).length)
  }
  return { start: upTo(range.startContainer, range.startOffset), end: upTo(range.endContainer, range.endOffset) }
}

/** Chooses a part of what stands in a box. */
export function choosePart(box: HTMLElement, part: TextPart): void {
  const range = rangeOf(box, part)
  const selection = box.ownerDocument.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

/** Shows a part of a box while the caret is elsewhere; null shows none. Without a browser that can, nothing is lost. */
export function highlightPart(box: HTMLElement, part: TextPart | null): void {
  if (!('highlights' in CSS)) return
  if (part) CSS.highlights.set('to-link', new Highlight(rangeOf(box, part)))
  else CSS.highlights.delete('to-link')
}

function rangeOf(box: HTMLElement, { start, end }: TextPart): Range {
  const range = document.createRange()
  const [from, to] = [placeAt(box, start), placeAt(box, end)]
  range.setStart(from.node, from.offset)
  range.setEnd(to.node, to.offset)
  return range
}

/** As far in the text before it as can be: what is typed at the end of a bold word is bold. */
function placeAt(box: HTMLElement, at: number): { node: Node; offset: number } {
  let left = at
  const walker = document.createTreeWalker(box)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      if (left <= node.data.length) return { node, offset: left }
      left -= node.data.length
    }
    if (node instanceof HTMLBRElement) {
      if (left === 0) return before(node)
      left -= 1
    }
  }
  return { node: box, offset: box.childNodes.length }
}

function before(element: HTMLElement): { node: Node; offset: number } {
  const parent = element.parentNode ?? element
  return { node: parent, offset: [...parent.childNodes].indexOf(element) }
}
