import type { ParagraphBlock as Paragraph } from '#domain/content/block.ts'
import { hasStyle } from './block-style.ts'
import { Html } from './html.tsx'
import styles from './paragraph-block.module.css'

/** Running text; with `is-style-pull` one sentence of it, set large. */
export function ParagraphBlock({ block }: { block: Paragraph }) {
  return <Html as="p" html={block.content} className={hasStyle(block, 'pull') ? styles.pull : undefined} />
}
