import { curve, polyline, sample } from '#ui/landscape/path.ts'
import { terrain } from '#ui/landscape/terrain.ts'
import { landscape } from './planes.ts'
import { dot, element, line, type Picture, ring, svg } from './svg.ts'

const width = 480
const height = 640

/** A book as it lies on the table: the spine is on the left. Its title stands beside it on the page, in letters that can be read out. */
function book(name: string, drawn: string, time: 'day' | 'night'): Picture {
  const spine = `${element('rect', { class: 'p1', width: 22, height })}${element('rect', { class: 'p2', x: 22, width: 4, height })}`
  return { name, file: svg(width, height, `${drawn}${spine}`, time) }
}

/** 'Die Arbeit dazwischen': much happens at the stations, and the order lies between them. */
function between(): Picture {
  const land = landscape({ seed: 18, width, means: { 2: 360, 1: 540 }, scale: 1.1 })
  const stations = [90, 190, 390].map((x) => ring(x, land.at(2, x), 11))
  return book('book-between', `${land.drawn}${stations.join('')}${dot(290, land.at(2, 290), 15)}`, 'day')
}

/** 'Zwölf Wetten zu viel': sixteen bets, of which four are kept. One of them is next. */
function bets(): Picture {
  const kept = new Set([2, 7, 9, 12])
  const rings = Array.from({ length: 16 }, (_, index) => {
    const x = 102 + (index % 4) * 100
    const y = 150 + Math.floor(index / 4) * 112
    if (index === 7) return dot(x, y, 26)
    return kept.has(index) ? element('circle', { class: 'bet', cx: x, cy: y, r: 26 }) : ring(x, y, 24)
  })
  return book('book-bets', `<style>.bet{fill:var(--l)}</style>${rings.join('')}`, 'night')
}

/** 'Fünf Tätigkeiten': five lines, from the ridge to the arc. */
function five(): Picture {
  const country = terrain(29)
  const lines = [0, 1, 2, 3, 4].map((step) => {
    const calm = 1 - step / 4
    const y = 520 - step * 100
    const height = (x: number) => y + 1.4 * (calm * country.fl1(x) + (1 - calm) * country.fl3(x))
    return calm > 0.3
      ? line(
          polyline([26, ...country.corners.filter((x) => x > 26 && x < width), width].map((x) => [x, height(x)])),
          'w1',
        )
      : line(curve(sample(height, 26, width, 60)), 'w3')
  })
  return book('book-five', `${lines.join('')}${dot(300, 120 + 1.4 * country.fl3(300), 15)}`, 'day')
}

export const bookCovers: readonly Picture[] = [between(), bets(), five()]
