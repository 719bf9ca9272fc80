import type { SearchFields } from '#domain/content/search-engine.ts'
import type { DocumentContent, StoredBlock } from '#domain/content/stored-block.ts'
import { everyBlock } from './blocks/index.ts'

export interface BlockLine {
  kind: string
  depth: number
  /** Its text without markup. */
  words: string
  /** All other attributes: 'level: 2, anchor: preis' */
  settings: string
}

export type Difference =
  | { what: 'added' | 'removed'; line: BlockLine }
  | { what: 'changed'; before: BlockLine; after: BlockLine }

/** Attributes compared as text; every other one is a setting. */
const wordFields = new Set(
  everyBlock.flatMap(({ attributes }) => Object.keys(attributes).filter((field) => attributes[field]?.isWords)),
)

/** The differences between two versions of a page, block by block in page order. The title is compared as a first block. */
export function comparePages(before: DocumentContent, after: DocumentContent): Difference[] {
  const [from, to] = [linesOf(before), linesOf(after)]
  const shared = commonLines(from, to)
  const found: Difference[] = []
  let [here, there] = [0, 0]
  for (const [atFrom, atTo] of [...shared, [from.length, to.length] as const]) {
    found.push(...between(from.slice(here, atFrom), to.slice(there, atTo)))
    here = atFrom + 1
    there = atTo + 1
  }
  return found
}

function linesOf({ title, blocks, search }: DocumentContent): BlockLine[] {
  return [
    { kind: 'title', depth: 0, words: title, settings: '' },
    ...(search ? [searchLine(search)] : []),
    ...blocks.flatMap((block) => blockLines(block, 0)),
  ]
}

function searchLine({ title, description, hidden, picture }: SearchFields): BlockLine {
  const words = [title, description, picture?.alt ?? ''].filter((text) => text !== '').join(' · ')
  const settings = [hidden && 'noindex', picture?.url].filter(Boolean).join(', ')
  return { kind: 'search', depth: 0, words, settings }
}

function blockLines({ name, fields = {}, innerBlocks = [] }: StoredBlock, depth: number): BlockLine[] {
  const entries = Object.entries(fields)
  const words = entries.filter(([field]) => wordFields.has(field)).map(([, value]) => wordsOf(String(value)))
  const settings = entries.filter(([field]) => !wordFields.has(field)).sort(([one], [two]) => (one < two ? -1 : 1))
  const line: BlockLine = {
    kind: name,
    depth,
    words: words.filter((text) => text !== '').join(' · '),
    settings: settings.map(([field, value]) => `${field}: ${value}`).join(', '),
  }
  return [line, ...innerBlocks.flatMap((inner) => blockLines(inner, depth + 1))]
}

/** The longest common subsequence of lines, as pairs of indexes. A page has at most some 2000 blocks. */
function commonLines(from: readonly BlockLine[], to: readonly BlockLine[]): (readonly [number, number])[] {
  const keys = [from, to].map((lines) => lines.map((line) => JSON.stringify(line)))
  const [ours = [], theirs = []] = keys
  const width = theirs.length + 1
  const longest = new Uint16Array((ours.length + 1) * width)
  const at = (i: number, j: number) => longest[i * width + j] ?? 0
  for (let i = ours.length - 1; i >= 0; i -= 1) {
    for (let j = theirs.length - 1; j >= 0; j -= 1) {
      longest[i * width + j] = ours[i] === theirs[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const pairs: (readonly [number, number])[] = []
  let [i, j] = [0, 0]
  while (i < ours.length && j < theirs.length) {
    if (ours[i] === theirs[j]) {
      pairs.push([i, j])
      i += 1
      j += 1
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return pairs
}

/** The differences between two common lines: a removed and an added block of the same kind count as one changed block. */
function between(removed: readonly BlockLine[], added: readonly BlockLine[]): Difference[] {
  const rest = [...added]
  const found: Difference[] = []
  for (const line of removed) {
    const place = rest.findIndex((other) => other.kind === line.kind && other.depth === line.depth)
    const after = rest[place]
    if (!after) {
      found.push({ what: 'removed', line })
      continue
    }
    for (const other of rest.slice(0, place)) found.push({ what: 'added', line: other })
    found.push({ what: 'changed', before: line, after })
    rest.splice(0, place + 1)
  }
  return [...found, ...rest.map((line) => ({ what: 'added' as const, line }))]
}

const entities: Readonly<Record<string, string>> = { '&nbsp;': ' ', '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/** HTML as plain text for comparison. Invisible changes are marked: link targets, *bold* and _italics_. */
export function wordsOf(html: string): string {
  return html
    .replace(/<a\b[^<>]*\bhref="([^"]*)"[^<>]*>(.*?)<\/a>/gis, '$2 ($1)')
    .replace(/<\/?(?:strong|b)>/gi, '*')
    .replace(/<\/?(?:em|i)>/gi, '_')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:nbsp|lt|gt|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
