import { FieldLabel } from '@puckeditor/core'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isSafeUrl } from '#domain/content/links.ts'
import {
  joinedRuns,
  type LinkPart,
  plainText,
  type RichMark,
  type RichRun,
  type RichText,
  richHtml,
} from '#domain/content/rich-text.ts'
import styles from '../fields.module.css'
import { LinkForm, MarkButton } from '../link-form.tsx'
import type { LinkTarget } from '../link-target.ts'
import {
  choose,
  comingMarks,
  cropped,
  type Emphasis,
  emphasise,
  lead,
  look,
  paragraphEnd,
  paragraphsOf,
  partForLink,
  put,
  putFirst,
  richDoc,
  richExtensions,
  richRuns,
  show,
  statusOf,
} from './rich-editor.ts'

/** What comes from the clipboard, by paragraphs: of all its looks only bold, italics and links stay, and of a heading's lines one. */
function pastedRuns(clipboard: DataTransfer, isLine: boolean, marks: readonly RichMark[]): RichRun[] {
  const plain = inLines(clipboard.getData('text/plain'), isLine)
  const looks = runsOf(clipboard.getData('text/html'))
  const runs = looks.map((run) => ({ ...run, text: isLine ? run.text.replaceAll(/[\n\u2029]/g, ' ') : run.text }))
  // Programs put more into their HTML than they show; then the words are right, and the looks are not.
  const isWhole =
    plainCharacters(plainText(runs)) === plainCharacters(plain) &&
    runs.some((run) => run.marks.length > 0 || run.text.includes(paragraphEnd))
  return isWhole ? runs : [{ text: plain, marks }]
}

function inLines(text: string, isLine: boolean): string {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n{2,}/g, paragraphEnd)
  return isLine ? lines.replace(/\s*[\n\u2029]\s*/g, ' ').trim() : lines
}

function plainCharacters(text: string): string {
  return text.replace(/\s/g, '')
}

function runsOf(html: string): RichRun[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const runs = joinedRuns(runsIn(body, []))
  const text = plainText(runs)
  if (text.trim() !== text) return cropped(runs)
  return runs
}

const ownLines = /^(address|article|blockquote|dd|div|dl|dt|h[1-6]|li|ol|p|pre|section|table|tr|ul)$/
const ownParagraph = /^(blockquote|h[1-6]|p|pre)$/
const unseen = /^(head|meta|noscript|script|style|template|title)$/

function runsIn(parent: Node, marks: readonly RichMark[]): RichRun[] {
  return [...parent.childNodes].flatMap((node) => {
    if (node instanceof Text)
      return isBetweenLines(node) ? [] : [{ text: node.data.replace(/[ \t\r\n]+/g, ' '), marks }]
    if (!(node instanceof HTMLElement) || unseen.test(node.localName)) return []
    if (node.localName === 'br') return [{ text: '\n', marks }]
    const inner = runsIn(node, marksOf(node, marks))
    const apart = separatorOf(node)
    return apart ? [{ text: apart, marks: [] }, ...inner] : inner
  })
}

/** What is between a block or a cell of a table and what stands before it. */
function separatorOf({ localName, previousElementSibling: before, previousSibling }: HTMLElement): string | null {
  if (!(before || previousSibling?.textContent?.trim())) return null
  if (/^t[dh]$/.test(localName)) return ' '
  if (!ownLines.test(localName)) return null
  return [localName, before?.localName ?? ''].some((name) => ownParagraph.test(name)) ? paragraphEnd : '\n'
}

function isBetweenLines(node: Text): boolean {
  const beside = [node.previousElementSibling, node.nextElementSibling]
  return node.data.trim() === '' && beside.some((element) => element !== null && ownLines.test(element.localName))
}

function marksOf(element: HTMLElement, marks: readonly RichMark[]): readonly RichMark[] {
  const { fontWeight, fontStyle } = element.style
  const isBold = fontWeight ? /^(bold|[6-9]00)$/.test(fontWeight) : /^(b|strong)$/.test(element.localName)
  const isItalic = fontStyle ? fontStyle === 'italic' : /^(i|em)$/.test(element.localName)
  const href = element.localName === 'a' ? element.getAttribute('href')?.trim() : undefined
  const own: RichMark[] = []
  if (href && isSafeUrl(href) && /^(\/|[a-z]+:)/i.test(href)) own.push({ tag: 'a', attributes: [['href', href]] })
  if (isBold) own.push({ tag: 'strong', attributes: [] })
  if (isItalic) own.push({ tag: 'em', attributes: [] })
  return [...marks, ...own.filter(({ tag }) => !marks.some((mark) => mark.tag === tag))]
}

interface RichWordsProps {
  id: string
  label: string
  value: string
  text: RichText
  /** Whether Enter begins no new line, as in a heading. */
  isLine: boolean
  onChange: (value: string) => void
  /** Takes further paragraphs that were pasted; without it they become lines of this text. */
  onParagraphs?: ((values: string[]) => void) | undefined
  targets: readonly LinkTarget[]
}

/** A text that is edited as it looks. It is written only when someone has changed it. */
export function RichWords({ id, label, value, text, isLine, onChange, onParagraphs, targets }: RichWordsProps) {
  const t = useTranslations('officePages')
  /** The value that was emitted and is expected back: no change from outside. */
  const underWay = useRef<string[]>([])
  const htmlStyle = useRef(text.htmlStyle)
  const [extensions] = useState(() => richExtensions(isLine))
  const [link, setLink] = useState<LinkPart | null>(null)
  const [isHelping, setIsHelping] = useState(false)
  const hintId = useId()

  const editor = useEditor({
    extensions,
    content: richDoc(text.runs),
    injectCSS: false,
    enableInputRules: false,
    enablePasteRules: false,
    onUpdate: edited,
    onSelectionUpdate: () => setIsHelping(false),
    editorProps: {
      attributes: {
        id,
        class: styles.box ?? '',
        role: 'textbox',
        'aria-multiline': String(!isLine),
        'aria-label': label,
        'aria-describedby': hintId,
      },
      // The words that a link is being set on: the caret is in another field meanwhile.
      decorations: ({ doc }) =>
        link && DecorationSet.create(doc, [Decoration.inline(link.start, link.end, { class: styles.toLink ?? '' })]),
      handleKeyDown(_, event) {
        const does = keyOf(event)
        if (!does) return false
        // The editor around it has shortcuts of its own with the same keys.
        event.stopPropagation()
        if (does === 'link') askForLink()
        else press(does)
        return true
      },
      handlePaste(_, { clipboardData }) {
        if (clipboardData) paste(pastedRuns(clipboardData, isLine, comingMarks(editor)))
        return true
      },
      handleDrop: () => true,
      handleDOMEvents: {
        keydown: (): void => look(editor),
        paste: (): void => look(editor),
        beforeinput(_, event) {
          if (event.inputType === 'formatBold') press('strong')
          if (event.inputType === 'formatItalic') press('em')
          if (!leftOut.test(event.inputType)) return false
          event.preventDefault()
          return true
        },
      },
    },
  })
  const status = useEditorState({ editor, selector: ({ editor: now }) => statusOf(now) })

  function edited() {
    setIsHelping(false)
    const html = richHtml({ runs: richRuns(editor), htmlStyle: htmlStyle.current })
    if (html === (underWay.current.at(-1) ?? value)) return
    underWay.current.push(html)
    onChange(html)
  }

  function paste(runs: readonly RichRun[]) {
    if (!onParagraphs)
      return put(
        editor,
        runs.map((run) => ({ ...run, text: run.text.replaceAll(paragraphEnd, '\n') })),
      )
    const further = putFirst(editor, paragraphsOf(runs))
    if (further.length > 0) onParagraphs(further.map((each) => richHtml({ runs: each, htmlStyle: htmlStyle.current })))
  }

  function askForLink() {
    look(editor)
    const part = partForLink(editor)
    setIsHelping(part === null)
    setLink(part)
  }

  const shown = useEffectEvent(() => {
    htmlStyle.current = text.htmlStyle
    show(editor, text.runs)
  })
  useEffect(() => {
    const at = underWay.current.lastIndexOf(value)
    underWay.current.splice(0, at + 1)
    if (at === -1) {
      underWay.current = []
      shown()
    }
  }, [value])

  function press(how: Emphasis) {
    look(editor)
    const isDone = emphasise(editor, how)
    editor.view.focus()
    setIsHelping(!isDone)
  }

  /** Undefined changes nothing. */
  function endLink(href?: string | null) {
    if (link && href === undefined) choose(editor, link)
    if (link && href !== undefined) lead(editor, link, href)
    editor.view.focus()
    setLink(null)
  }

  return (
    <div className={styles.words}>
      <FieldLabel label={label} el="div">
        <EditorContent editor={editor} />
      </FieldLabel>
      <div className={styles.marks}>
        <MarkButton onClick={() => press('strong')} aria-pressed={status.strong} aria-keyshortcuts="Control+B">
          <b>{t('editor.bold')}</b>
        </MarkButton>
        <MarkButton onClick={() => press('em')} aria-pressed={status.em} aria-keyshortcuts="Control+I">
          <i>{t('editor.italic')}</i>
        </MarkButton>
        <MarkButton onClick={askForLink} aria-expanded={link !== null} aria-keyshortcuts="Control+K">
          {t(status.link ? 'editor.changeLink' : 'editor.link')}
        </MarkButton>
      </div>
      <output className={styles.help}>{isHelping && t('editor.chooseFirst')}</output>
      {link && (
        <LinkForm
          key={`${link.start}-${link.href}`}
          href={link.href}
          targets={targets}
          onLead={endLink}
          onLeave={() => endLink()}
        />
      )}
      <p id={hintId} className={styles.help} hidden>
        {t(isLine ? 'editor.richLineHint' : 'editor.richHint')}
      </p>
    </div>
  )
}

function keyOf(event: KeyboardEvent): Emphasis | 'link' | undefined {
  const isShortcut = !(event.altKey || event.shiftKey) && (event.ctrlKey || event.metaKey)
  return isShortcut ? keys[event.key.toLowerCase()] : undefined
}

const keys: Readonly<Record<string, Emphasis | 'link'>> = { b: 'strong', i: 'em', k: 'link' }

/** What the box does not have, and steps back, which the editor around it has for the whole page. */
const leftOut = /^(format|history|insert.*List|insertHorizontalRule)/
