import type { BlockProps } from '../page/block-style.ts'
import { Prose } from '../page/prose.tsx'
import { UnknownMark } from '../page/unknown-mark.tsx'

export function UnknownBlock({ block }: BlockProps<'unknown'>) {
  return <UnknownMark name={block.originalName}>{block.html.trim() !== '' && <Prose html={block.html} />}</UnknownMark>
}
