import type { ReactNode } from 'react'
import styles from './card-grid.module.css'
import cardLink from './card-link.module.css'
import { Sticker } from './sticker.tsx'

export interface Card {
  href: string
  sticker: string
  title: string
  text: string
  /** Short facts in a row: '2 Tage', 'ab € 1.990'. */
  meta: readonly { key: string; value: ReactNode }[]
}

interface CardGridProps {
  cards: readonly Card[]
  headingLevel?: 2 | 3 | undefined
}

/** Cards without boxes: sticker, title, promise. The whole card is a link. */
export function CardGrid({ cards, headingLevel = 3 }: CardGridProps) {
  const Heading: 'h2' | 'h3' = `h${headingLevel}`
  return (
    <ul className={styles.grid}>
      {cards.map(({ href, sticker, title, text, meta }) => (
        <li key={href}>
          <div className={styles.sticker}>
            <Sticker src={sticker} size="large" lazy />
          </div>
          <Heading className={styles.title}>
            <a className={cardLink.link} href={href}>
              {title}
            </a>
          </Heading>
          <div className={styles.text}>
            <p>{text}</p>
            <p className={styles.meta}>
              {meta.map(({ key, value }) => (
                <span key={key}>{value}</span>
              ))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
