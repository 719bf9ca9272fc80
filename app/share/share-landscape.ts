import { shareSize } from '#domain/share-picture.ts'
import { echoes } from '../ui/landscape/echoes.ts'
import { areas, home } from '../ui/landscape/home-terrain.ts'
import { shareColours } from './share-colours.ts'

/** Where the plumb line meets the three levels, px. */
const plumb = { x: 760, fl3: 444, fl2: 506, fl1: 580 }

/** The site's landscape along the foot of a picture. */
export function shareLandscape(): string {
  const { x, fl3, fl2, fl1 } = plumb
  const { ink, sky, signal } = shareColours
  return [
    plane(3, fl3 - home.fl3(x), echoes(3, 19, 2, 0.16)),
    plane(2, fl2 - home.fl2(x), echoes(5, 12, 0.8, 0.11)),
    plane(1, fl1 - home.fl1(x), echoes(8, 8, 0.2, 0.083)),
    `<path d="M${x} ${fl3}V${fl1}" stroke="${ink}" stroke-width="1.5"/>`,
    `<circle cx="${x}" cy="${fl3}" r="6" fill="${sky}" stroke="${ink}" stroke-width="2"/>`,
    `<circle cx="${x}" cy="${fl1}" r="6" fill="${ink}" stroke="${shareColours.light}" stroke-width="2"/>`,
    `<circle cx="${x}" cy="${fl2}" r="13" fill="${signal}"/>`,
  ].join('')
}

/** An area is drawn far beyond the picture; its foot is cut off by the picture's own edge. */
function plane(level: 1 | 2 | 3, mean: number, lines: ReturnType<typeof echoes>): string {
  const outline = level === 1 ? '' : ` stroke="${shareColours.ink}" stroke-width="1.75"`
  const copies = lines.map(
    ({ down, height }) =>
      `<path d="${areas[level]}" transform="matrix(1 0 0 ${height} 0 ${down})" fill="none" stroke="${shareColours.echoes[level]}" vector-effect="non-scaling-stroke"/>`,
  )
  return `<g transform="translate(0 ${Math.round(mean)})"><path d="${areas[level]}" fill="${shareColours.planes[level]}"${outline}/>${copies.join('')}</g>`
}

export const shareCanvas = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${shareSize.width} ${shareSize.height}" width="${shareSize.width}" height="${shareSize.height}"`
