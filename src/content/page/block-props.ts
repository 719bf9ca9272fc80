import type { ReactNode } from 'react'
import type { Block, BlockName, BlockNamed } from '../blocks/index.ts'

/** What the component of a block gets: the block, and a way to render the blocks inside it. */
export interface BlockProps<Name extends BlockName> {
  block: BlockNamed<Name>
  render: (blocks: readonly Block[]) => ReactNode
}
