import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

interface Question {
  type: 'rule' | 'tag'
  values: string[]
}

/** Each page gets it again: without its comments it is less than half as long to send and to compile. */
const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Half of what axe does is about colours, of every text of every page. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Texts are of one kind where the styles that make their colours are the same, of their own and of everything around them. Whose colours are
 * right is not asked about again in this process; what axe cannot decide, as on pictures, always is.
 */
const kinds = { right: new Set<number>(), undecided: new Set<number>() }

/** What axe finds on the open page: rule, help, and the beginning of the markup. */
export async function askAxe(page: Page, runOnly: Question): Promise<[string, string, string[]][]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const known = { right: [...kinds.right].join(), undecided: [...kinds.undecided].join() }
  const found = await page.evaluate(ask, { runOnly, colourRules, known })
  for (const kind of found.right) kinds.right.add(kind)
  for (const kind of found.undecided) kinds.undecided.add(kind)
  return found.violations
}

interface Result {
  id: string
  help: string
  nodes: { html: string; element: Element }[]
}

interface Axe {
  configure(spec: { rules: { id: string; selector: string }[] }): void
  run(within: Document, options: object): Promise<{ violations: Result[]; incomplete: Result[] }>
}

interface Known {
  right: string
  undecided: string
}

/** Runs in the browser: all rules on the whole page, but those of colours on one text of each kind that is not known to be right. */
async function ask({ runOnly, colourRules, known }: { runOnly: Question; colourRules: string[]; known: Known }) {
  const { axe } = window as unknown as { axe: Axe }
  const mark = 'data-colours-asked'
  axe.configure({
    rules: [
      { id: 'color-contrast', selector: `[${mark}]` },
      { id: 'link-in-text-block', selector: `a[href][${mark}]` },
    ],
  })
  // A frame in a sandbox cannot be asked, and the browser complains where it is.
  const report = { iframes: false, selectors: false, elementRef: true, resultTypes: ['violations', 'incomplete'] }
  const violations: [string, string, string[]][] = []
  const wrong = new Set<number>()
  const undecided = new Set<number>()
  const texts = textsByKind()
  const kindOf = new Map([...texts].flatMap(([kind, those]) => those.map((text): [Element, number] => [text, kind])))
  const isUndecided = new Set(known.undecided.split(',').map(Number))
  const isRight = new Set(known.right.split(',').map(Number))
  const open = [...texts].filter(([kind]) => !isRight.has(kind))
  const firstOnes = open.flatMap(([kind, those]) => (isUndecided.has(kind) ? those : those.slice(0, 1)))
  if (runOnly.type === 'tag' || firstOnes.length > 0) await run(firstOnes, runOnly)
  // What covers one of them need not cover the others.
  const others = open.flatMap(([kind, those]) => (undecided.has(kind) && !isUndecided.has(kind) ? those.slice(1) : []))
  if (others.length > 0) await run(others, { type: 'rule', values: colourRules })
  const right = open.flatMap(([kind]) => (wrong.has(kind) || undecided.has(kind) ? [] : kind))
  return { violations, right, undecided: [...undecided] }

  async function run(asked: Element[], rules: Question) {
    for (const text of asked) text.toggleAttribute(mark)
    const found = await axe.run(document, { runOnly: rules, ...report, preload: { assets: ['media'] } })
    for (const text of asked) text.toggleAttribute(mark)
    for (const { id, help, nodes } of found.violations)
      violations.push([id, help, nodes.map(({ html }) => html.slice(0, 200))])
    for (const kind of kindsIn(found.violations)) wrong.add(kind)
    for (const kind of kindsIn(found.incomplete)) undecided.add(kind)
  }

  function kindsIn(results: Result[]): number[] {
    const elements = results.flatMap(({ id, nodes }) => (colourRules.includes(id) ? nodes : []))
    return elements.flatMap(({ element }) => kindOf.get(element) ?? [])
  }

  /** What can be seen and has words of its own, can be typed into or is a link. */
  function textsByKind(): Map<number, Element[]> {
    const around = new Map<Element | null, number>([[null, Number(matchMedia('(prefers-color-scheme: dark)').matches)]])
    const texts = new Map<number, Element[]>()
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const all = new Set<Element>(document.querySelectorAll('input, select, textarea, a[href]'))
    for (let node = words.nextNode(); node; node = words.nextNode())
      if (node.parentElement && node.nodeValue?.trim()) all.add(node.parentElement)
    for (const text of all) {
      const { width, height, right, bottom } = text.getBoundingClientRect()
      const isSeen = width > 1 && height > 1 && right > 0 && bottom > 0
      if (!isSeen || !text.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const { fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(text)
      const kind = hash([placeOf(text), fontSize, fontWeight, textShadow, textDecorationLine].join())
      texts.set(kind, [...(texts.get(kind) ?? []), text])
    }
    return texts

    /** Everything around an element and itself, as a number. */
    function placeOf(element: Element | null): number {
      const before = around.get(element)
      if (before !== undefined || !element) return before ?? 0
      const { color, backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } =
        getComputedStyle(element)
      const own = [color, backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position].join()
      const { tagName, className } = element
      const place = hash([placeOf(element.parentElement), tagName, String(className), own].join())
      around.set(element, place)
      return place
    }
  }

  /** 53 bits: two halves that are mixed differently. */
  function hash(text: string): number {
    let [low, high] = [0xdeadbeef, 0x41c6ce57]
    for (let index = 0; index < text.length; index += 1) {
      low = Math.imul(low ^ text.charCodeAt(index), 2654435761)
      high = Math.imul(high ^ text.charCodeAt(index), 1597334677)
    }
    return 4294967296 * (2097151 & high) + (low >>> 0)
  }
}
