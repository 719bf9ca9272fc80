import type { BlockProps } from '../page/block-style.ts'
import { useComponentBlock } from '../page/component-blocks.tsx'

/** A place for a part of the program. A page that names a part which its route does not supply shows nothing there. */
export function ComponentBlock({ block }: BlockProps<'flightdeck/component'>) {
  return useComponentBlock(block.componentName, { listId: '', className: block.className })
}
