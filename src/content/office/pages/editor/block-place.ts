import { definitionOf } from '../../../blocks/index.ts'

/** A place among the blocks of the page or inside a block, as the editor names it. */
export interface BlockPlace {
  zone: string
  /** 0-based. */
  index: number
}

/** A block and its place. */
export interface PlacedBlock extends BlockPlace {
  kind: string
  id: string
  /** How many blocks are inside it. */
  inner: number
}

/** The blocks of the page itself. */
export const pageZone = 'root:default-zone'

/**
 * Where a new block goes: into the chosen block if only blocks of its kind go there (an item into a list), otherwise after the chosen block or the
 * nearest one around it that has a place for it, and at the end of the page if none is chosen. Null if there is none.
 *
 * `around`: the chosen block and those around it, innermost first. `count`: blocks of the page itself.
 */
export function placeForNew(kind: string, around: readonly PlacedBlock[], count: number): BlockPlace | null {
  const [chosen] = around
  if (!chosen) return mayHold(undefined, kind) ? { zone: pageZone, index: count } : null
  if (definitionOf(chosen.kind).holds?.only?.includes(kind)) return { zone: `${chosen.id}:inner`, index: chosen.inner }
  const before = around.find((_, at) => mayHold(around[at + 1]?.kind, kind))
  return before ? { zone: before.zone, index: before.index + 1 } : null
}

/** Whether a block, or the page itself (undefined), may contain a kind of block. */
function mayHold(parent: string | undefined, kind: string): boolean {
  const { place } = definitionOf(kind)
  if (parent === undefined) return place !== 'inner'
  return definitionOf(parent).holds?.only?.includes(kind) ?? place === 'anywhere'
}
