import { create } from 'xmlbuilder2'

/** A part of a document in CII, addressed by the nested names of its elements: 'SellerTradeParty/Name'. */
export interface CiiPart {
  parts: (path: string) => CiiPart[]
  has: (path: string) => boolean
  /** Of the first one; empty where there is none. */
  text: (path: string) => string
  /** Cents; NaN where there is none, so that every check of a sum with it fails. */
  amount: (path: string) => number
  attribute: (name: string) => string
  content: string
}

type Node = ReturnType<typeof create>['node']

/** Reads a document; throws when it is not well-formed. */
export function readCii(xml: string): CiiPart {
  return partOf(create(xml).root().node)
}

function partOf(node: Node): CiiPart {
  const parts = (path: string) => below(node, path.split('/')).map(partOf)
  const text = (path: string) => parts(path)[0]?.content ?? ''
  return {
    parts,
    has: (path) => parts(path).length > 0,
    text,
    amount: (path) => cents(text(path)),
    attribute: (name) => attributeOf(node, name),
    content: (node.textContent ?? '').trim(),
  }
}

function below(node: Node, [name, ...rest]: string[]): Node[] {
  const named = [...node.childNodes].filter((child) => child.nodeName.split(':').at(-1) === name)
  return rest.length === 0 ? named : named.flatMap((child) => below(child, rest))
}

function attributeOf(node: Node, name: string): string {
  return 'getAttribute' in node && typeof node.getAttribute === 'function' ? String(node.getAttribute(name) ?? '') : ''
}

function cents(text: string): number {
  return text === '' ? Number.NaN : Math.round(Number(text) * 100)
}
