import type { ReactNode } from 'react'
import styles from './landscape.module.css'
import { type Echo, width } from './terrain.ts'

interface PlaneProps {
  level: 1 | 2 | 3
  /** Id of the shape in the document; a kind of picture occurs once per page. */
  id: string
  /** The area from `areaBelow`, around the level's mean line at 0. */
  area: string
  /** The mean line in px from the top of the picture. */
  mean: number
  echoes: Echo[]
}

const planes = { 1: styles.plane1, 2: styles.plane2, 3: styles.plane3 }
const echoLines = { 1: styles.echoes1, 2: styles.echoes2, 3: styles.echoes3 }

/** One level of the landscape: area, line and echoes. The path is written once; the echoes reuse it. */
export function Plane({ level, id, area, mean, echoes }: PlaneProps) {
  return (
    <g transform={`translate(0 ${mean})`}>
      <g className={planes[level]}>
        <path id={id} d={area} vectorEffect="non-scaling-stroke" />
      </g>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of numbers and an id of ours */}
      <g className={echoLines[level]} dangerouslySetInnerHTML={{ __html: echoes.map(echoOf(id)).join('') }} />
    </g>
  )
}

/** Numbers and an id of ours, in the short form that React does not write: a page with the landscape has a hundred of them. */
const echoOf =
  (id: string) =>
  ({ down, height }: Echo) =>
    `<use href="#${id}" transform="matrix(1 0 0 ${round(height)} 0 ${round(down)})"/>`

/** '.92' */
const round = (value: number) => String(Math.round(value * 100) / 100).replace(/^0[.]/, '.')

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
