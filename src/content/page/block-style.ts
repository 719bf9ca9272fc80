import type { ReactNode } from 'react'
import type { Block, BlockName, BlockNamed, Look } from '../blocks/index.ts'

/** The looks that an editor can choose for a block (content/blocks), by the class names of the content system. */
export type BlockStyle = Exclude<Look, `level-${number}`> | 'level'

/** `is-style-sky` is written as WordPress writes it. Unknown styles are no style. */
export function hasStyle(block: { className?: string | undefined }, style: BlockStyle): boolean {
  return classes(block).includes(`is-style-${style}`)
}

/** The flight level of a block with the classes `is-style-level level-2`; null for all others. */
export function flightLevel(block: { className?: string | undefined }): 1 | 2 | 3 | null {
  if (!hasStyle(block, 'level')) return null
  const levels = [1, 2, 3] as const
  return levels.find((level) => classes(block).includes(`level-${level}`)) ?? null
}

/** Where the text of a block stands, by the class name of the content system; null where no one says. */
export function alignment(block: { className?: string | undefined }): 'center' | 'right' | null {
  const aligned = (['center', 'right'] as const).find((side) => classes(block).includes(`has-text-align-${side}`))
  return aligned ?? null
}

const classes = (block: { className?: string | undefined }) => block.className?.split(/\s+/) ?? []

const twelfths = 12

/**
 * How many of twelve columns a column takes. Editors give widths in percent; one without takes an even share of a row of `count`
 * columns. Other units say nothing about a share and count as none.
 */
export function columnWidth(width: string | undefined, count: number): number {
  const percent = /^\s*(\d+(?:\.\d+)?)%\s*$/.exec(width ?? '')?.[1]
  const share = percent ? Number(percent) / 100 : 1 / Math.min(4, Math.max(1, count))
  return Math.min(twelfths, Math.max(2, Math.round(share * twelfths)))
}

/** What the component of a block gets: the block, and a way to render the blocks inside it. */
export interface BlockProps<Name extends BlockName> {
  block: BlockNamed<Name>
  render: (blocks: readonly Block[]) => ReactNode
}
