import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

/** A field or a button of a form, as a browser would send it. */
export interface Control {
  name: string
  /** 'text', 'textarea', 'select', 'submit' … */
  type: string
  value: string
  required: boolean
  /** Of a box or a choice. */
  checked: boolean
  /** Of a list to choose from. */
  options: string[]
  /** Its maximum length in characters, where it declares one. */
  longest: number | null
  /** Whether the page marks it as wrong. */
  invalid: boolean
}

export interface FoundForm {
  /** Its page. */
  page: string
  action: string
  method: 'get' | 'post'
  multipart: boolean
  controls: Control[]
  /** Its buttons; one without a name sends nothing of itself. */
  buttons: Pick<Control, 'name' | 'value'>[]
  /** The same for forms that differ in their values alone, as in the rows of a list. */
  shape: string
}

/** Every form of a page, found as a browser finds it. */
export function formsOf(html: string, page: string): FoundForm[] {
  const elements = elementsOf(html)
  return elements.filter(({ tagName }) => tagName === 'form').map((form) => formOf(form, elements, page))
}

function formOf(form: Element, everything: readonly Element[], page: string): FoundForm {
  const id = attributeOf(form, 'id')
  const inside = elementsIn(form).filter((element) => attributeOf(element, 'form') === null)
  const outside = everything.filter((element) => id !== null && attributeOf(element, 'form') === id)
  const all = [...inside, ...outside].flatMap(controlOf)
  const controls = all.filter(({ type, name }) => type !== 'submit' && name !== '')
  const buttons = all.filter(({ type }) => type === 'submit').map(({ name, value }) => ({ name, value }))
  const method = attributeOf(form, 'method')?.toLowerCase() === 'post' ? 'post' : 'get'
  const { pathname, search } = new URL(attributeOf(form, 'action') || page, `http://site.invalid${page}`)
  const names = controls.map(({ name, type, value }) =>
    name === 'intent' && type === 'hidden' ? `intent=${value}` : name,
  )
  const shape = [method, ...names].map((name) => name.replaceAll(/[\da-f-]{36}|\d+/g, '*'))
  return {
    page,
    action: method === 'post' ? pathname + search : pathname,
    method,
    multipart: attributeOf(form, 'enctype') === 'multipart/form-data',
    controls,
    buttons,
    shape: [...new Set(shape)].join(' '),
  }
}

/** The pages that were read last: several questions are asked of each. */
const lastRead = new Map<string, readonly Element[]>()

/** Every element of a page. */
export function elementsOf(html: string): readonly Element[] {
  const elements = lastRead.get(html) ?? elementsIn(parse(html))
  lastRead.set(html, elements)
  const [oldest] = lastRead.keys()
  if (lastRead.size > 4 && oldest !== undefined) lastRead.delete(oldest)
  return elements
}

/** Every element below a node, templates included. */
export function elementsIn(node: Node, found: Element[] = []): Element[] {
  for (const child of childrenOf(node)) {
    if (defaultTreeAdapter.isElementNode(child)) found.push(child)
    elementsIn(child, found)
  }
  return found
}

function childrenOf(node: Node): readonly Node[] {
  if ('content' in node) return node.content.childNodes
  return 'childNodes' in node ? node.childNodes : []
}

export function attributeOf({ attrs }: Element, name: string): string | null {
  return attrs.find((attribute) => attribute.name === name)?.value ?? null
}

/** All text below a node, as it is. */
export function textOf(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value
  return childrenOf(node).map(textOf).join('')
}

function controlOf(element: Element): Control[] {
  const name = attributeOf(element, 'name') ?? ''
  if (attributeOf(element, 'disabled') !== null) return []
  const longest = attributeOf(element, 'maxlength')
  const common = {
    name,
    required: attributeOf(element, 'required') !== null || attributeOf(element, 'aria-required') === 'true',
    checked: attributeOf(element, 'checked') !== null,
    options: [],
    longest: longest === null ? null : Number(longest),
    invalid: attributeOf(element, 'aria-invalid') === 'true',
  }
  const value = attributeOf(element, 'value') ?? ''
  switch (element.tagName) {
    case 'input':
      return [{ ...common, type: attributeOf(element, 'type')?.toLowerCase() ?? 'text', value }]
    case 'button':
      return attributeOf(element, 'type') === 'button' ? [] : [{ ...common, type: 'submit', value }]
    case 'textarea':
      return [{ ...common, type: 'textarea', value: textOf(element).replace(/^\n/, '') }]
    case 'select':
      return [{ ...common, ...chosenOf(element), type: 'select' }]
    default:
      return []
  }
}

function chosenOf(select: Element): Pick<Control, 'value' | 'options'> {
  const all = elementsIn(select).filter(({ tagName }) => tagName === 'option')
  const optionValue = (option: Element) => attributeOf(option, 'value') ?? textOf(option)
  const chosen = all.find((option) => attributeOf(option, 'selected') !== null) ?? all[0]
  return { value: chosen ? optionValue(chosen) : '', options: all.map(optionValue) }
}
