import { Picture, Plane } from './hero-landscape.tsx'
import styles from './landscape.module.css'
import { areaBelow, areas, echoes, home, polyline, sample, seededRandom, width } from './terrain.ts'

const height = 370

/** Where the plumb line meets the levels, and where it ends: below ground, off every level. */
export const plumb = { x: 1292, fl3: 26, fl2: 104, fl1: 204, dot: 322 }

/** The landscape of the 404 page: the dot has fallen through all three levels. Decorative. */
export function LostLandscape() {
  const mean = (at: number, offset: number) => Math.round(at - offset)
  return (
    <Picture height={height} kind="lost" dot="belowGround">
      <Plane
        level={3}
        id="lost-3"
        area={areas[3]}
        mean={mean(plumb.fl3, home.fl3(plumb.x))}
        echoes={echoes(4, 19, 0, 0.16)}
      />
      <Plane
        level={2}
        id="lost-2"
        area={areas[2]}
        mean={mean(plumb.fl2, home.fl2(plumb.x))}
        echoes={echoes(6, 12, 0.8, 0.11)}
      />
      <Plane
        level={1}
        id="lost-1"
        area={areas[1]}
        mean={mean(plumb.fl1, home.fl1(plumb.x))}
        echoes={echoes(13, 7.4, 0.2, 0.083)}
      />
      <g className={styles.dashed}>
        <path className={styles.plumb} d={`M${plumb.x} ${plumb.fl3}V${plumb.fl1}`} />
        <path className={styles.underGround} d={`M${plumb.x} ${plumb.fl1}V${plumb.dot}`} />
      </g>
      <circle className={styles.ring} cx={plumb.x} cy={plumb.fl3} r="5.5" />
      <circle className={styles.ring} cx={plumb.x} cy={plumb.fl2} r="5.5" />
      <circle className={styles.ringOnGround} cx={plumb.x} cy={plumb.fl1} r="5.5" />
    </Picture>
  )
}

const middle = 1292
const reach = 230

/** FL2 shaken around the middle of the picture and calm at its edges. */
const shaken = (() => {
  const random = seededRandom(9)
  const shake = (x: number) => (random() - 0.5) * 64 * Math.exp(-(((x - middle) / reach) ** 2))
  return areaBelow(polyline(sample((x) => home.fl2(x) + shake(x), -20, width + 20, 20)), -20)
})()

export const dot = { x: middle + 54, y: 52 }

/** The landscape of the 500 page: the middle line is shaking and has thrown the dot off. Decorative. */
export function TurbulenceLandscape() {
  return (
    <Picture height={height} kind="lost" dot="thrownOff">
      <Plane level={3} id="storm-3" area={areas[3]} mean={47} echoes={echoes(4, 19, 0, 0.16)} />
      <Plane level={2} id="storm-2" area={shaken} mean={150} echoes={echoes(6, 12, 0.8, 0.14)} />
      <Plane level={1} id="storm-1" area={areas[1]} mean={246} echoes={echoes(13, 7.4, 0.2, 0.083)} />
      <path
        className={`${styles.plumb} ${styles.dashed}`}
        d={`M${middle - 30} 118Q${middle + 6} 60 ${dot.x} ${dot.y}`}
      />
    </Picture>
  )
}
