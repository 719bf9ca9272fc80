import type { ReactNode } from 'react'
import type { Block, BlockName, BlockNamed, Look } from '../blocks/index.ts'

/** The styles of blocks (content/blocks), by class name of the content system. */
export type BlockStyle = Exclude<Look, `level-${number}`> | 'level'

/** `is-style-sky`, as in WordPress. Unknown styles are ignored. */
export function hasStyle(block: { className?: string | undefined }, style: BlockStyle): boolean {
  return classes(block).includes(`is-style-${style}`)
}

/** The flight level of a block with the classes `is-style-level level-2`; null for all others. */
export function flightLevel(block: { className?: string | undefined }): 1 | 2 | 3 | null {
  if (!hasStyle(block, 'level')) return null
  const levels = [1, 2, 3] as const
  return levels.find((level) => classes(block).includes(`level-${level}`)) ?? null
}

/** The text alignment by class name of the content system; null when unset. */
export function alignment(block: { className?: string | undefined }): 'center' | 'right' | null {
  const aligned = (['center', 'right'] as const).find((side) => classes(block).includes(`has-text-align-${side}`))
  return aligned ?? null
}

const classes = (block: { className?: string | undefined }) => block.className?.split(/\s+/) ?? []

const twelfths = 12

/**
 * A column's width in twelfths. Editors set widths in percent; a column without one gets an equal share of a row of `count` columns, as do other
 * units.
 */
export function columnWidth(width: string | undefined, count: number): number {
  const percent = /^\s*(\d+(?:\.\d+)?)%\s*$/.exec(width ?? '')?.[1]
  const share = percent ? Number(percent) / 100 : 1 / Math.min(4, Math.max(1, count))
  return Math.min(twelfths, Math.max(2, Math.round(share * twelfths)))
}

/** Props of a block component: the block, and a function that renders its inner blocks. */
export interface BlockProps<Name extends BlockName> {
  block: BlockNamed<Name>
  render: (blocks: readonly Block[]) => ReactNode
}
