import type { ReactNode } from 'react'
import type { Fact } from './fact-list.tsx'
import styles from './offer-card.module.css'
import { Sticker } from './sticker.tsx'

interface OfferCardProps {
  /** For screen readers. */
  label: string
  sticker: string
  price: ReactNode
  facts: readonly Fact[]
  action: ReactNode
}

/** The offer in a page head: price, what to know before deciding, and the button. */
export function OfferCard({ label, sticker, price, facts, action }: OfferCardProps) {
  return (
    <section className={styles.card} aria-label={label}>
      <div className={styles.price}>
        {price}
        <div className={styles.sticker}>
          <Sticker src={sticker} size="small" />
        </div>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ label: name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.action}>{action}</div>
    </section>
  )
}
