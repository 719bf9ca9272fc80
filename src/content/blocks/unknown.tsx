import type { BlockProps } from '../page/block-style.ts'
import { Prose } from '../page/prose.tsx'
import { UnknownMark } from '../page/unknown-mark.tsx'

/** A block without a component of its own shows what the source renders for it. */
export function UnknownBlock({ block }: BlockProps<'unknown'>) {
  return <UnknownMark name={block.originalName}>{block.html.trim() !== '' && <Prose html={block.html} />}</UnknownMark>
}
