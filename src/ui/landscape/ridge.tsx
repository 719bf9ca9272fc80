import styles from './landscape.module.css'
import { areaBelow, echoes, polyline, terrain } from './terrain.ts'

// Another seed, so that the footer does not repeat the mountains of the start page.
const away = terrain(88)
const width = 2560
const steep = 0.8

const corners = away.corners.filter((x) => x > -20 && x < width + 20)
const area = areaBelow(polyline([-20, ...corners, width + 20].map((x) => [x, steep * away.fl1(x)])), -20)

/** The ridge above the footer. Decorative. */
export function Ridge() {
  return (
    <svg className={styles.ridgeRidge} viewBox={`0 0 ${width} 90`} width={width} height="90" aria-hidden="true">
      <g transform="translate(0 40)">
        <g className={styles.ground}>
          <path id="ridge" d={area} vectorEffect="non-scaling-stroke" />
        </g>
        <g className={styles.echoes}>
          {echoes(5, 7.4, 0.2, 0.16).map(({ down, height }) => (
            <use key={down} href="#ridge" transform={`matrix(1 0 0 ${height.toFixed(2)} 0 ${down.toFixed(1)})`} />
          ))}
        </g>
      </g>
    </svg>
  )
}
