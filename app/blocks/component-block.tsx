import type { BlockProps } from './block-props.ts'
import { useComponentBlock } from './component-blocks.tsx'

/** A place for a part of the program. A page that names a part which its route does not supply shows nothing there. */
export function ComponentBlock({ block }: Pick<BlockProps<'flightdeck/component'>, 'block'>) {
  return useComponentBlock(block.componentName, { listId: '', className: block.className })
}
