import type { ReactNode } from 'react'
import styles from './landscape.module.css'
import { areas, type Echo, echoes, home, width } from './terrain.ts'

/** Names beside the plumb line, from the top: FL3, FL2, FL1. */
export interface LevelNames {
  fl3: string
  fl2: string
  fl1: string
}

const height = 440

/** The plumb line: x in the picture and the heights at which it meets the levels. The dot descends from the first to the second (landscape.module.css). */
export const plumb = { x: 1292, fl3: 84, fl2: 188, fl1: 304 }

const means = {
  3: plumb.fl3 - home.fl3(plumb.x),
  2: plumb.fl2 - home.fl2(plumb.x),
  1: plumb.fl1 - home.fl1(plumb.x),
}

/** The landscape of the start page with the dot on FL2: you are here. Decorative; the text beside it has the same information. */
export function HeroLandscape({ names }: { names: LevelNames }) {
  return (
    <Picture height={height} kind="hero" dot="onFl2">
      <Plane level={3} id="hero-3" area={areas[3]} mean={Math.round(means[3])} echoes={echoes(4, 21, 2, 0.16)} />
      <Plane level={2} id="hero-2" area={areas[2]} mean={Math.round(means[2])} echoes={echoes(7, 12, 0.8, 0.11)} />
      <Plane level={1} id="hero-1" area={areas[1]} mean={Math.round(means[1])} echoes={echoes(12, 7.4, 0.2, 0.083)} />
      <path className={styles.plumb} d={`M${plumb.x} ${plumb.fl3}V${plumb.fl1}`} />
      <circle className={styles.ring} cx={plumb.x} cy={plumb.fl3} r="5.5" />
      <circle className={styles.ringOnGround} cx={plumb.x} cy={plumb.fl1} r="5.5" />
      <Label code="FL3" name={names.fl3} y={plumb.fl3 - 16} />
      <Label code="FL2" name={names.fl2} y={plumb.fl2 - 20} />
      <Label code="FL1" name={names.fl1} y={plumb.fl1 - 26} />
    </Picture>
  )
}

function Label({ code, name, y }: { code: string; name: string; y: number }) {
  return (
    <text className={styles.label} x={plumb.x + 20} y={y}>
      <tspan className={styles.code}>{code}</tspan>
      <tspan dx="8">{name}</tspan>
    </text>
  )
}

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
