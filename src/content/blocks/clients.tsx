import type { BlockProps } from '../page/block-style.ts'
import styles from './clients.module.css'

/** One line, or as many as it takes. The alternative text of a logo is the name. */
export function ClientsBlock({ block, render }: BlockProps<'flightdeck/clients'>) {
  return (
    <div className={styles.clients} id={block.anchor}>
      {render(block.innerBlocks)}
    </div>
  )
}
