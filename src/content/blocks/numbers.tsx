import type { BlockProps } from '../page/block-style.ts'
import { Html } from '../page/html.tsx'
import styles from './numbers.module.css'

export function NumbersBlock({ block, render }: BlockProps<'flightdeck/numbers'>) {
  return (
    <dl className={styles.numbers} id={block.anchor}>
      {render(block.innerBlocks)}
    </dl>
  )
}

/** In a `<dl>` the term precedes its value; the style sheet shows the number first. */
export function NumberBlock({ block: { value, content } }: BlockProps<'flightdeck/number'>) {
  return (
    <div className={styles.number}>
      <Html as="dt" html={content} />
      <Html as="dd" html={value} />
    </div>
  )
}
