import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** Their values change colours, roles or sizes; of the others, words as `data-label` has them, it matters only whether they are there, and not empty. */
const valuesThatMatter = /^(?:class|role|type|lang|hidden|disabled|tabindex|style|data-(?!label$).*)$/

/** Longer texts wrap: of these the longest word decides how much room they need. */
const wraps = 30

/**
 * The structure of a page for axe, without its words, and how long these are: each kind of element (name, classes, attributes, whether it has a text) inside
 * those around it, each step from one heading to the next and each number of cells in a row, with the most characters that stand there without a break.
 */
function partsOf(html: string): Map<string, number> {
  const parts = new Map<string, number>()
  const headings = ['start']
  const walk = (node: Node, around: readonly string[]) => {
    if (!isElement(node) || node.tagName === 'head' || node.tagName === 'script') return
    const inside = [...around.slice(-3), kindOf(node)]
    const part = inside.join(' > ')
    parts.set(part, Math.max(parts.get(part) ?? 0, ...node.childNodes.map(lengthOf)))
    if (/^h[1-6]$/.test(node.tagName)) headings.push(node.tagName)
    if (node.tagName === 'tr') parts.set(`row of ${node.childNodes.filter(isElement).length}`, 0)
    for (const child of node.childNodes) walk(child, inside)
  }
  for (const node of parse(html).childNodes) walk(node, [])
  for (const [index, heading] of headings.slice(1).entries()) parts.set(`${headings[index]} then ${heading}`, 0)
  return parts
}

/**
 * Compares page after page with those before it. One without a `new` part gets the same result from axe. One without a part with a `longer` word, as
 * every new one has, has nothing that could be too wide where they had not.
 */
export function partsSeen(): (html: string) => { isNew: boolean; isLonger: boolean } {
  const seen = new Map<string, number>()
  return (html) => {
    const parts = [...partsOf(html)]
    const isNew = parts.some(([part]) => !seen.has(part))
    const longer = parts.filter(([part, length]) => length > (seen.get(part) ?? -1))
    for (const [part, length] of longer) seen.set(part, length)
    return { isNew, isLonger: longer.length > 0 }
  }
}

function lengthOf(node: Node): number {
  const text = 'value' in node ? node.value.trim() : ''
  return text.length <= wraps ? text.length : Math.max(...text.split(/[\s-]+/).map(({ length }) => length))
}

function kindOf({ tagName, attrs, childNodes }: Element): string {
  const attributes = attrs.map(({ name, value }) => {
    if (valuesThatMatter.test(name) || name.startsWith('aria-h')) return `${name}=${value}`
    return value.trim() === '' ? `${name}=` : name
  })
  const hasText = childNodes.some((child) => 'value' in child && child.value.trim() !== '')
  return [tagName, ...attributes.toSorted(), hasText ? 'text' : ''].join(' ')
}

function isElement(node: Node): node is Element {
  return 'tagName' in node
}
