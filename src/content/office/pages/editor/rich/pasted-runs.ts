import { isSafeUrl } from '#domain/content/links.ts'
import { joinedRuns, plainText, type RichMark, type RichRun } from '#domain/content/rich-text.ts'

/** What comes from the clipboard: of all its looks only bold, italics and links stay, and of a heading's lines one. */
export function pastedRuns(clipboard: DataTransfer, isLine: boolean, marks: readonly RichMark[]): RichRun[] {
  const plain = inLines(clipboard.getData('text/plain'), isLine)
  const looks = runsOf(clipboard.getData('text/html'))
  const runs = looks.map((run) => ({ ...run, text: isLine ? run.text.replaceAll('\n', ' ') : run.text }))
  // Programs put more into their HTML than they show; then the words are right, and the looks are not.
  const isWhole =
    plainCharacters(plainText(runs)) === plainCharacters(plain) && runs.some((run) => run.marks.length > 0)
  return isWhole ? runs : [{ text: plain, marks }]
}

function inLines(text: string, isLine: boolean): string {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n{3,}/g, '\n\n')
  return isLine ? lines.replace(/\s*\n\s*/g, ' ').trim() : lines
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

/** Without the blanks and lines around it, which the HTML of a clipboard has for itself. */
function cropped(runs: readonly RichRun[]): RichRun[] {
  const [first, ...rest] = runs
  const begun = first ? [{ ...first, text: first.text.trimStart() }, ...rest] : []
  const last = begun.at(-1)
  return joinedRuns(last ? [...begun.slice(0, -1), { ...last, text: last.text.trimEnd() }] : [])
}

const ownLines = /^(address|article|blockquote|dd|div|dl|dt|h[1-6]|li|ol|p|pre|section|table|tr|ul)$/
const unseen = /^(head|meta|noscript|script|style|template|title)$/

function runsIn(parent: Node, marks: readonly RichMark[]): RichRun[] {
  return [...parent.childNodes].flatMap((node) => {
    if (node instanceof Text)
      return isBetweenLines(node) ? [] : [{ text: node.data.replace(/[ \t\r\n]+/g, ' '), marks }]
    if (!(node instanceof HTMLElement) || unseen.test(node.localName)) return []
    if (node.localName === 'br') return [{ text: '\n', marks }]
    const inner = runsIn(node, marksOf(node, marks))
    return ownLines.test(node.localName) && node.previousElementSibling ? [{ text: '\n', marks: [] }, ...inner] : inner
  })
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
