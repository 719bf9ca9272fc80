import type { Block, BlockNamed } from '../blocks/index.ts'
import { flightLevel, hasStyle } from './block-style.ts'

/** A part of a page, from top to bottom. */
export type PagePart =
  | { kind: 'cover'; block: BlockNamed<'core/cover'> }
  | { kind: 'section'; block: BlockNamed<'core/group'> }
  | { kind: 'loose'; blocks: Block[] }

export type SectionTone = 'plain' | 'sky' | 'night'

/** The background of a section: 'night' for the three levels, 'sky' for the offers, otherwise that of the page. */
export function toneOf(block: BlockNamed<'core/group'>): SectionTone {
  if (hasStyle(block, 'night')) return 'night'
  if (hasStyle(block, 'sky') || hasStyle(block, 'three-for-two')) return 'sky'
  return 'plain'
}

/** Whether a section explains the flight levels. */
export function holdsLevels(block: BlockNamed<'core/group'>): boolean {
  return block.innerBlocks.some((inner) => inner.name === 'core/group' && flightLevel(inner) !== null)
}

/** Splits the blocks of a page into parts: covers, groups as sections, and runs of other blocks as sections of their own. */
export function pageParts(blocks: readonly Block[]): PagePart[] {
  const parts: PagePart[] = []
  for (const given of blocks) {
    const block = parts.length > 0 && given.name === 'core/cover' ? asGroup(given) : given
    const before = parts.at(-1)
    if (block.name === 'core/cover' && !before) {
      parts.push({ kind: 'cover', block })
      continue
    }
    if (block.name !== 'core/group' && before?.kind === 'loose') {
      before.blocks.push(block)
      continue
    }
    parts.push(block.name === 'core/group' ? { kind: 'section', block } : { kind: 'loose', blocks: [block] })
  }
  return parts
}

/** A page has one head with one h1; any further cover becomes a section. */
function asGroup({ order, anchor, innerBlocks }: BlockNamed<'core/cover'>): BlockNamed<'core/group'> {
  const inner = innerBlocks.map((block) =>
    block.name === 'core/heading' && block.level === 1 ? { ...block, level: 2 as const } : block,
  )
  return { name: 'core/group', order, anchor, innerBlocks: inner }
}
