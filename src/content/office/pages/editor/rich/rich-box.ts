import {
  type Emphasis,
  emphasised,
  has,
  isEmphasised,
  type LinkPart,
  linkAround,
  linked,
  marksAt,
  placed,
  toggledMarks,
  unlinked,
} from '#domain/content/rich-marks.ts'
import { markedPart, type TextPart } from '#domain/content/rich-part.ts'
import { plainText, type RichMark, type RichRun } from '#domain/content/rich-run.ts'
import { choosePart, chosenPart, drawText, readText } from './drawn-text.ts'
import { pastedRuns } from './pasted-runs.ts'

/** What is true of what is chosen, as the buttons show it. */
export type Standing = Readonly<Record<Emphasis | 'link', boolean>>

interface Hearing {
  /** Whether Enter begins no new line. */
  isLine: boolean
  /** Somebody has changed something. */
  onEdit: (runs: readonly RichRun[]) => void
  onStanding: (standing: Standing) => void
  onAskForLink: () => void
}

export interface RichBox {
  show: (runs: readonly RichRun[]) => void
  /** False when there is nothing that it could be done to. */
  toggle: (how: Emphasis) => boolean
  /** The link that the caret is in, else what would become one; null when nothing is chosen. */
  partForLink: () => LinkPart | null
  /** Without an address it leads nowhere any more. */
  link: (part: TextPart, href: string | null) => void
  choose: (part: TextPart) => void
  detach: () => void
}

/**
 * A text that is edited as it looks. Plain typing is the browser's, with its dictionaries and keyboards; whatever a browser would do its own way (bold,
 * a new line, something pasted) is done here, to the text, which is then drawn anew.
 */
export function attachRichBox(box: HTMLElement, hearing: Hearing): RichBox {
  const gone = new AbortController()
  let last: TextPart = { start: 0, end: 0 }
  /** How the next word is to be, where somebody said so before typing it. */
  let coming: readonly RichMark[] | null = null

  /** Keys come faster than the browser says what is chosen. */
  function look(): boolean {
    const part = chosenPart(box)
    if (!part || (part.start === last.start && part.end === last.end)) return false
    last = part
    coming = null
    return true
  }

  function tell() {
    const runs = readText(box)
    const is = (how: Emphasis) => (coming ? has(coming, how) : isEmphasised(runs, last, how))
    hearing.onStanding({ strong: is('strong'), em: is('em'), link: linkAround(runs, last) !== null })
  }

  function write(runs: readonly RichRun[], part: TextPart) {
    drawText(box, runs)
    choose(part)
    hearing.onEdit(runs)
    tell()
  }

  function choose(part: TextPart) {
    last = part
    coming = null
    box.focus()
    choosePart(box, part)
  }

  /** The next line goes on as the one before it. */
  function breakLine() {
    const marks = coming ?? marksAt(readText(box), last.start)
    put([{ text: '\n', marks }])
    coming = marks
  }

  function put(inserted: readonly RichRun[]) {
    const at = last.start + plainText(inserted).length
    write(placed(readText(box), last, inserted), { start: at, end: at })
  }

  function toggle(how: Emphasis): boolean {
    look()
    const runs = readText(box)
    const part = markedPart(runs, last)
    const isCaret = last.start === last.end
    if (part) write(emphasised(runs, part, how), isCaret ? last : part)
    else if (isCaret) {
      const next = toggledMarks(coming ?? marksAt(runs, last.start), how)
      choose(last)
      coming = next
      tell()
    }
    return part !== null || isCaret
  }

  function partForLink(): LinkPart | null {
    look()
    const runs = readText(box)
    const part = linkAround(runs, last) ?? markedPart(runs, last)
    return part && { href: '', ...part }
  }

  function link(part: TextPart, href: string | null) {
    const runs = readText(box)
    write(href === null ? unlinked(runs, part) : linked(runs, part, href), part)
  }

  function onBeforeInput(event: InputEvent) {
    look()
    const { inputType, data } = event
    const own: Readonly<Record<string, () => unknown>> = {
      insertParagraph: () => hearing.isLine || breakLine(),
      insertLineBreak: breakLine,
      formatBold: () => toggle('strong'),
      formatItalic: () => toggle('em'),
    }
    const isWithMarks = inputType === 'insertText' && coming !== null && data !== null
    if (!(isWithMarks || own[inputType] || leftOut.test(inputType))) return
    event.preventDefault()
    if (isWithMarks) put([{ text: data, marks: coming ?? [] }])
    else own[inputType]?.()
  }

  function onInput() {
    look()
    hearing.onEdit(readText(box))
  }

  /** What a browser has left of its own goes, but never while a word is being composed. */
  function tidy(event: Event) {
    if (event instanceof InputEvent && event.isComposing) return
    const before = box.innerHTML
    drawText(box, readText(box))
    if (before !== box.innerHTML) choosePart(box, last)
    tell()
  }

  function onKeyDown(event: KeyboardEvent) {
    const does =
      event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey) ? undefined : keys[event.key.toLowerCase()]
    if (!does) return
    event.preventDefault()
    // The editor around it has shortcuts of its own with the same keys.
    event.stopPropagation()
    if (does === 'link') hearing.onAskForLink()
    else toggle(does)
  }

  function onSelection() {
    if (look()) tell()
  }

  function onPaste(event: ClipboardEvent) {
    event.preventDefault()
    look()
    if (event.clipboardData) put(pastedRuns(event.clipboardData, hearing.isLine, marksAt(readText(box), last.start)))
  }

  const { signal } = gone
  box.addEventListener('beforeinput', onBeforeInput, { signal })
  box.addEventListener('input', onInput, { signal })
  box.addEventListener('input', tidy, { signal })
  box.addEventListener('compositionend', tidy, { signal })
  box.addEventListener('keydown', onKeyDown, { signal })
  box.addEventListener('paste', onPaste, { signal })
  box.ownerDocument.addEventListener('selectionchange', onSelection, { signal })

  return {
    show(runs) {
      const part = box.ownerDocument.activeElement === box ? chosenPart(box) : null
      drawText(box, runs)
      if (part) choosePart(box, part)
    },
    toggle,
    partForLink,
    link,
    choose,
    detach: () => gone.abort(),
  }
}

const keys: Readonly<Record<string, Emphasis | 'link'>> = { b: 'strong', i: 'em', k: 'link' }

/** What the box does not have, and steps back, which the editor around it has for the whole page. */
const leftOut = /^(format|history|insertFromDrop|deleteByDrag|insert.*List|insertHorizontalRule|insertFromPaste)/
