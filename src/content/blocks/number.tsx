import type { BlockProps } from '../page/block-style.ts'
import { Html } from '../page/html.tsx'
import styles from './numbers.module.css'

/** The number is what the words are about, so it comes second here and stands first on the page. */
export function NumberBlock({ block: { value, content } }: BlockProps<'flightdeck/number'>) {
  return (
    <div className={styles.number}>
      <Html as="dt" html={content} />
      <Html as="dd" html={value} />
    </div>
  )
}
