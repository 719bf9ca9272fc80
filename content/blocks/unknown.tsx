import type { BlockProps } from '#app/blocks/block-props.ts'
import { Prose } from '#app/blocks/prose.tsx'
import { UnknownMark } from '#app/blocks/unknown-mark.tsx'

/** A block without a component of its own shows what the source renders for it. */
export function UnknownBlock({ block }: BlockProps<'unknown'>) {
  return <UnknownMark name={block.originalName}>{block.html.trim() !== '' && <Prose html={block.html} />}</UnknownMark>
}
