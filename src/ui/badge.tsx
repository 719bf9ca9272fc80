import { Fragment, type ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names.ts'

/** Each kind has its own shape, so that it does not depend on colour. */
const signs = {
  online: ['M2.2 7.8a7 7 0 0 1 9.6 0M4.3 10a4 4 0 0 1 5.4 0M6.9 12.2h.2', styles.online],
  'waiting-list': ['M2.5 7v.1M7 7v.1M11.5 7v.1', styles.waitingList],
  'sold-out': ['M3 7h8', styles.soldOut],
  'few-seats': ['M7 2.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9', styles.fewSeats],
  tentative: ['M7 2.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9', styles.tentative],
  'self-paced': ['M1 8.5C3 4.5 5 4.5 7 7s4 2.5 6-1.5', styles.selfPaced],
  paid: ['m2.5 7.5 3 3 6-7', styles.paid],
  open: ['M7 2.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9', styles.open],
} as const

export type BadgeKind = keyof typeof signs

export function Badge({ kind, children }: { kind: BadgeKind; children: ReactNode }) {
  const [shape, look] = signs[kind]
  return (
    <span className={classNames(styles.badge, look)}>
      <svg viewBox="0 0 14 14" aria-hidden="true">
        <path d={shape} />
      </svg>
      {children}
    </span>
  )
}

export function Badges({ children }: { children: ReactNode }) {
  return <span className={styles.badges}>{children}</span>
}

interface StickerProps {
  /** Below public/stickers, for example `/stickers/fl2d.svg`. */
  src: string
  size: 'small' | 'medium' | 'large'
}

/**
 * An aircraft window, 240 × 300. It repeats the title beside it, so its alternative text is empty, and it may come after the text (docs/decisions/0003):
 * requested before the first layout, it takes its turn among style and font.
 */
export function Sticker({ src, size }: StickerProps) {
  return <img className={styles[size]} src={src} alt="" width="240" height="300" loading="lazy" />
}

/** Short facts on one line, separated by dots: '2 Tage · Wien · Deutsch'. Empty ones are skipped; no line starts or ends with a dot. */
export function Dotted({ items }: { items: readonly ReactNode[] }) {
  const shown = items.filter((item) => item !== null && item !== undefined && item !== false && item !== '')
  return (
    <span className={styles.dotted}>
      {shown.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts of one line have no identity beyond their place
        <Fragment key={index}>
          {/* Not drawn, but copied and read out between two facts. */}
          {index > 0 && ' '}
          <span className={styles.item}>{item}</span>
        </Fragment>
      ))}
    </span>
  )
}
