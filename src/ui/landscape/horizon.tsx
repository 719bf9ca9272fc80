import styles from './landscape.module.css'
import { areaBelow, curve, home, polyline, sample } from './terrain.ts'

const width = 1920
const height = 64

// From this far away FL3 and FL2 are nearly flat. FL1 is drawn smaller instead of flatter: a squeezed ridge is a wobble, a small one is still a
// ridge.
const arc = curve(sample((x) => 9 + 0.18 * home.fl3(x), 0, width, 320))
const waves = curve(sample((x) => 27 + 0.26 * home.fl2(x), 0, width, 80))
const scale = 0.62
const corners = home.corners.map((x) => x * scale).filter((x) => x > -20 && x < width + 20)
const ridge = polyline(
  [-20, ...corners, width + 20].map((x) => [x, 48 + 0.16 * home.fl2(x) + 0.75 * scale * home.peaks(x / scale)]),
)

/** The lower edge of a page head with sky: the three levels from far away. Decorative, once per page. */
export function Horizon() {
  return (
    <div className={styles.horizon}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        <path className={styles.arc} d={arc} />
        <path className={styles.waves} d={waves} />
        <path className={styles.ridge} d={areaBelow(ridge, -20)} />
      </svg>
    </div>
  )
}

const lines = { 3: styles.fl3, 2: styles.fl2, 1: styles.fl1 }

/** The line of one level across the whole screen, above that level's part of the page. Decorative. */
export function LevelLine({ level }: { level: 1 | 2 | 3 }) {
  return <span className={lines[level]} />
}
