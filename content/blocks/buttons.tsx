import type { BlockProps } from '#app/blocks/block-props.ts'
import { Actions } from '#app/ui/actions.tsx'

/** Buttons in a row. */
export function ButtonsBlock({ block, render }: BlockProps<'core/buttons'>) {
  return <Actions>{render(block.innerBlocks)}</Actions>
}
