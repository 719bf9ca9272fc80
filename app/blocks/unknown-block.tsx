import type { UnknownBlock as Unknown } from '#domain/content/block.ts'
import { Prose } from './prose.tsx'

/** A block without a component of its own shows what the source renders for it. */
export function UnknownBlock({ block }: { block: Unknown }) {
  if (!block.html.trim()) return null
  return <Prose html={block.html} />
}
