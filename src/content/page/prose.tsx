import type { SafeHtml } from '#domain/content/block.ts'
import { Html } from './html.tsx'
import styles from './prose.module.css'

/** HTML whose elements no one has chosen a component for: they get the look of the blocks that they resemble. */
export function Prose({ html }: { html: SafeHtml }) {
  return <Html as="div" html={html} className={styles.prose} />
}
