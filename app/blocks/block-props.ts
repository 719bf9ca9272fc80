import type { ReactNode } from 'react'
import type { Block } from '#domain/content/block.ts'

/** What the component of a block gets: the block, and a way to render the blocks inside it. */
export interface BlockProps<Name extends Block['name']> {
  block: Extract<Block, { name: Name }>
  render: (blocks: readonly Block[]) => ReactNode
}
