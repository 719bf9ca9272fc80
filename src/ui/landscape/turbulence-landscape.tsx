import { areas, echoes, home, width } from './home-terrain.ts'
import styles from './landscape.module.css'
import { Picture, Plane } from './plane.tsx'
import { areaBelow, polyline, sample, seededRandom } from './terrain.ts'

const height = 370
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
