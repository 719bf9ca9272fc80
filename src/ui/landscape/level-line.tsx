import { home } from './home-terrain.ts'
import styles from './level-line.module.css'
import { curve, polyline, sample } from './path.ts'

const width = 2640
const mean = 28
const flatter = 0.6

const lines = {
  3: curve(sample((x) => mean + flatter * home.fl3(x), 0, width, 220)),
  2: curve(sample((x) => mean + flatter * home.fl2(x), 0, width, 60)),
  1: polyline([0, ...home.corners.filter((x) => x > 0 && x < width), width].map((x) => [x, mean + 0.75 * home.fl1(x)])),
}

const weights = { 3: styles.fl3, 2: styles.fl2, 1: styles.fl1 }

/** The line of one level across the whole screen, above that level's part of the page. Decorative. */
export function LevelLine({ level }: { level: 1 | 2 | 3 }) {
  return (
    <svg className={weights[level]} viewBox={`0 0 ${width} 56`} width={width} height="56" aria-hidden="true">
      <path d={lines[level]} />
    </svg>
  )
}
