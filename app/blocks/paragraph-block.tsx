import type { ParagraphBlock as Paragraph } from '#domain/content/block.ts'
import { Html } from './html.tsx'

/** Running text. */
export function ParagraphBlock({ block }: { block: Paragraph }) {
  return <Html as="p" html={block.content} />
}
