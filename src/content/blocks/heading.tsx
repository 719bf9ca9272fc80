import type { BlockProps } from '../page/block-style.ts'
import { Html } from '../page/html.tsx'
import styles from './heading.module.css'

/** A heading. Its size depends on the level and the container. */
export function HeadingBlock({ block: { level, content, align, anchor } }: BlockProps<'core/heading'>) {
  const Element: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' = `h${level}`
  return (
    <Element className={styles[align ?? 'left']} id={anchor}>
      <Html as="span" html={content} />
    </Element>
  )
}
