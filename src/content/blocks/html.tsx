import type { BlockProps } from '../page/block-style.ts'
import { Prose } from '../page/prose.tsx'

/** Sanitised HTML written by an editor. */
export function HtmlBlock({ block }: BlockProps<'core/html'>) {
  return block.content === '' ? null : <Prose html={block.content} />
}
