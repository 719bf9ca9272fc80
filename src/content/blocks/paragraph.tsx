import type { BlockProps } from '../page/block-props.ts'
import { hasStyle } from '../page/block-style.ts'
import { Html } from '../page/html.tsx'
import styles from './paragraph.module.css'

/** Running text; with `is-style-pull` one sentence of it, set large. */
export function ParagraphBlock({ block }: BlockProps<'core/paragraph'>) {
  return <Html as="p" html={block.content} className={hasStyle(block, 'pull') ? styles.pull : undefined} />
}
