import { echoes } from '#ui/landscape/echoes.ts'
import { areaBelow, curve, polyline, sample } from '#ui/landscape/path.ts'
import { type Terrain, terrain } from '#ui/landscape/terrain.ts'
import { element } from './svg.ts'

const edge = 20

export interface Landscape {
  /** Height of a level at x, px from the top of the picture. */
  at(level: 1 | 2 | 3, x: number): number
  /** The levels from back to front, as SVG. */
  drawn: string
}

interface LandscapeOptions {
  seed: number
  width: number
  /** Where the mean line of each level runs, px from the top; a level that is left out is not drawn. */
  means: Partial<Record<1 | 2 | 3, number>>
  /** How much larger than on the start page its forms are. */
  scale?: number
}

/** The house's landscape, cut out for a picture. */
export function landscape({ seed, width, means, scale = 1.5 }: LandscapeOptions): Landscape {
  const country = terrain(seed)
  const height = (level: 1 | 2 | 3, x: number) => scale * heightOf(country, level, x / scale)
  const lines = {
    3: () => curve(sample((x) => height(3, x), -edge, width + edge, 120)),
    2: () => curve(sample((x) => height(2, x), -edge, width + edge, 40)),
    1: () => {
      const corners = country.corners.map((x) => x * scale).filter((x) => x > -edge && x < width + edge)
      return polyline([-edge, ...corners, width + edge].map((x) => [x, height(1, x)]))
    },
  }
  const levels = [3, 2, 1] as const
  const drawn = levels.map((level) => {
    const mean = means[level]
    return mean === undefined ? '' : plane(level, areaBelow(lines[level](), -edge), mean)
  })
  return { at: (level, x) => (means[level] ?? 0) + height(level, x), drawn: drawn.join('') }
}

function heightOf(country: Terrain, level: 1 | 2 | 3, x: number): number {
  return { 1: country.fl1, 2: country.fl2, 3: country.fl3 }[level](x)
}

const echoed = { 3: echoes(4, 30, 2, 0.16), 2: echoes(8, 17, 0.8, 0.1), 1: echoes(13, 11, 0.3, 0.075) }

function plane(level: 1 | 2 | 3, area: string, mean: number): string {
  const edgeLine = level === 1 ? '' : ` l w${level}`
  const shape = element('path', { id: `a${level}`, d: area })
  const copies = echoed[level].map(({ down, height }) =>
    element('use', { href: `#a${level}`, transform: `matrix(1 0 0 ${height.toFixed(2)} 0 ${down.toFixed(1)})` }),
  )
  const filled = element('g', { class: `p${level}` }, shape)
  const outlined = edgeLine ? element('g', { class: edgeLine.trim() }, element('use', { href: `#a${level}` })) : ''
  return element(
    'g',
    { transform: `translate(0 ${mean})` },
    `${filled}${element('g', { class: `e${level}` }, copies.join(''))}${outlined}`,
  )
}
