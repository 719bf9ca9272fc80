import type { HeadingBlock as Heading } from '#domain/content/block.ts'
import styles from './heading-block.module.css'
import { Html } from './html.tsx'

/** A heading at its level. The size follows from the level and from where it stands. */
export function HeadingBlock({ block: { level, content, align, anchor } }: { block: Heading }) {
  const Element: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' = `h${level}`
  return (
    <Element className={styles[align ?? 'left']} id={anchor}>
      <Html as="span" html={content} />
    </Element>
  )
}
