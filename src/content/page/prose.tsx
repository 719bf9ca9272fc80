import type { SafeHtml } from '#domain/content/block.ts'
import { Html } from './html.tsx'
import styles from './prose.module.css'

/** HTML without block components, styled like the blocks that it resembles. */
export function Prose({ html }: { html: SafeHtml }) {
  return <Html as="div" html={html} className={styles.prose} />
}
