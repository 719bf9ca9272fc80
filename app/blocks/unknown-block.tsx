import type { UnknownBlock as Unknown } from '#domain/content/block.ts'
import { Prose } from './prose.tsx'
import { UnknownMark } from './unknown-mark.tsx'

/** A block without a component of its own shows what the source renders for it. */
export function UnknownBlock({ block }: { block: Unknown }) {
  return <UnknownMark name={block.originalName}>{block.html.trim() !== '' && <Prose html={block.html} />}</UnknownMark>
}
