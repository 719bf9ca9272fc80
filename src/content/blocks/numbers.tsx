import type { BlockProps } from '../page/block-style.ts'
import styles from './numbers.module.css'

export function NumbersBlock({ block, render }: BlockProps<'flightdeck/numbers'>) {
  return (
    <dl className={styles.numbers} id={block.anchor}>
      {render(block.innerBlocks)}
    </dl>
  )
}
