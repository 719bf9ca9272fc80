import { Actions } from '#ui/stack.tsx'
import type { BlockProps } from '../page/block-style.ts'

export function ButtonsBlock({ block, render }: BlockProps<'core/buttons'>) {
  return <Actions>{render(block.innerBlocks)}</Actions>
}
