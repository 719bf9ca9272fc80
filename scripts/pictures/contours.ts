import { seededRandom } from '#ui/landscape/seeded-random.ts'
import { element } from './svg.ts'

interface Country {
  seed: number
  width: number
  height: number
  /** Where it is highest, and how far each height reaches: x, y, radius, px. */
  peaks: readonly (readonly [x: number, y: number, reach: number])[]
}

/** Contour lines of a country as a map draws them: each third line is a thicker one, the highest ground is the darkest. */
export function contours({ seed, peaks }: Country): string {
  const random = seededRandom(seed)
  const drawn = peaks.map(([x, y, reach]) => {
    const phases = [random(), random(), random()].map((phase) => phase * Math.PI * 2)
    const shape = (angle: number) =>
      1 +
      0.16 * Math.sin(2 * angle + (phases[0] ?? 0)) +
      0.09 * Math.sin(3 * angle + (phases[1] ?? 0)) +
      0.04 * Math.sin(5 * angle + (phases[2] ?? 0))
    return { x, y, reach, shape }
  })
  const outlines = (share: number, look: string) =>
    drawn.map(({ x, y, reach, shape }) => closed(x, y, (angle) => reach * share * shape(angle), look)).join('')
  // Height by height, lines before ground: where two peaks share a height, its line runs around both and never through one.
  return heights.map(({ share, weight, ground }) => outlines(share, `l ${weight}`) + outlines(share, ground)).join('')
}

const heights = [
  { share: 1.36, weight: 'w2', ground: 'sky' },
  { share: 1.18, weight: 'w2', ground: 'sky' },
  { share: 1, weight: 'w1', ground: 'p3' },
  { share: 0.84, weight: 'w2', ground: 'p3' },
  { share: 0.69, weight: 'w2', ground: 'p3' },
  { share: 0.55, weight: 'w1', ground: 'p2' },
  { share: 0.42, weight: 'w2', ground: 'p2' },
  { share: 0.3, weight: 'w2', ground: 'p2' },
  { share: 0.19, weight: 'w2', ground: 'p1' },
]

function closed(x: number, y: number, radius: (angle: number) => number, look: string): string {
  const corners = Array.from({ length: 72 }, (_, step) => {
    const angle = (step / 72) * Math.PI * 2
    return `${Math.round(x + radius(angle) * Math.cos(angle))} ${Math.round(y + 0.82 * radius(angle) * Math.sin(angle))}`
  })
  return element('path', { class: look, d: `M${corners.join('L')}z` })
}
