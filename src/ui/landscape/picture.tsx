import type { ReactNode } from 'react'
import { width } from './home-terrain.ts'
import styles from './landscape.module.css'

interface PictureProps {
  height: number
  kind: 'hero' | 'lost'
  /** The place of the dot in landscape.module.css. */
  dot: 'onFl2' | 'belowGround' | 'thrownOff'
  children: ReactNode
}

/** A wide picture and its dot, an element of its own that travels between pages (base.css): browsers let no part of a drawing do so. */
export function Picture({ height, kind, dot, children }: PictureProps) {
  return (
    <div className={styles[kind]}>
      <div className={styles.wide}>
        <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
          {children}
        </svg>
        <span className={`${styles.dot} ${styles[dot]}`} data-dot="picture" />
      </div>
    </div>
  )
}
