import { Actions } from '#ui/actions.tsx'
import type { BlockProps } from '../page/block-props.ts'

/** Buttons in a row. */
export function ButtonsBlock({ block, render }: BlockProps<'core/buttons'>) {
  return <Actions>{render(block.innerBlocks)}</Actions>
}
