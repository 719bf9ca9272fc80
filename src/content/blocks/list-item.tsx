import type { BlockProps } from '../page/block-style.ts'
import { Html } from '../page/html.tsx'

export function ListItemBlock({ block, render }: BlockProps<'core/list-item'>) {
  return (
    <li>
      <Html as="span" html={block.content} />
      {render(block.innerBlocks)}
    </li>
  )
}
