import type { BlockProps } from '../page/block-style.ts'
import styles from './clients.module.css'

/** The alternative text of a logo is the client's name. */
export function ClientsBlock({ block, render }: BlockProps<'flightdeck/clients'>) {
  return (
    <div className={styles.clients} id={block.anchor}>
      {render(block.innerBlocks)}
    </div>
  )
}
