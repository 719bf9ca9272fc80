import type { SafeHtml } from '#domain/content/block.ts'
import styles from './html.module.css'
import { Html } from './html.tsx'

/** HTML without block components, styled like the blocks that it resembles. */
export function Prose({ html }: { html: SafeHtml }) {
  return <Html as="div" html={html} className={styles.prose} />
}
