import type { BlockProps } from '#app/blocks/block-props.ts'
import { hasStyle } from '#app/blocks/block-style.ts'
import { Html } from '#app/blocks/html.tsx'
import styles from './paragraph.module.css'

/** Running text; with `is-style-pull` one sentence of it, set large. */
export function ParagraphBlock({ block }: BlockProps<'core/paragraph'>) {
  return <Html as="p" html={block.content} className={hasStyle(block, 'pull') ? styles.pull : undefined} />
}
