import type { BlockProps } from '../page/block-style.ts'
import { Prose } from '../page/prose.tsx'

/** HTML that an editor wrote, as far as the allow list lets it through. */
export function HtmlBlock({ block }: BlockProps<'core/html'>) {
  return block.content === '' ? null : <Prose html={block.content} />
}
