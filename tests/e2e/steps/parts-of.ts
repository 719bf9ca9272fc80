import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** Their values change colours, roles or sizes; of the others it matters only whether they are there, and not empty. */
const valuesThatMatter = /^(?:class|role|type|lang|hidden|disabled|tabindex|style|data-.*)$/

/**
 * The structure of a page for axe, without its words: each kind of element (name, classes, attributes, whether it has a text) inside those around it, and
 * each step from one heading to the next. A page whose parts were all checked elsewhere gets the same result.
 */
export function partsOf(html: string): Set<string> {
  const parts = new Set<string>()
  const headings = ['start']
  const walk = (node: Node, around: readonly string[]) => {
    if (!isElement(node) || node.tagName === 'head' || node.tagName === 'script') return
    const inside = [...around.slice(-3), kindOf(node)]
    parts.add(inside.join(' > '))
    if (/^h[1-6]$/.test(node.tagName)) headings.push(node.tagName)
    for (const child of node.childNodes) walk(child, inside)
  }
  for (const node of parse(html).childNodes) walk(node, [])
  for (const [index, heading] of headings.slice(1).entries()) parts.add(`${headings[index]} then ${heading}`)
  return parts
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
