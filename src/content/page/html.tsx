import type { SafeHtml } from '#domain/content/block.ts'
import styles from './html.module.css'

interface HtmlProps {
  as: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'h2'
  html: SafeHtml
  className?: string | undefined
  id?: string | undefined
}

/** The only place where HTML of the content system enters a page. `SafeHtml` has passed the allow list. */
export function Html({ as: Element, html, className, id }: HtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the type lets only sanitised HTML in, and only this component renders it
  return <Element className={className} id={id} dangerouslySetInnerHTML={{ __html: html }} />
}

/** HTML without block components, styled like the blocks that it resembles. */
export function Prose({ html }: { html: SafeHtml }) {
  return <Html as="div" html={html} className={styles.prose} />
}
