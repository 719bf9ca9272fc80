import type { HtmlBlock as HtmlOfEditor } from '#domain/content/block.ts'
import { Prose } from './prose.tsx'

/** HTML that an editor wrote, as far as the allow list lets it through. */
export function HtmlBlock({ block }: { block: HtmlOfEditor }) {
  return block.content === '' ? null : <Prose html={block.content} />
}
