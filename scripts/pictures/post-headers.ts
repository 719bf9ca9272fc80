import { curve, sample } from '#ui/landscape/path.ts'
import { landscape } from './planes.ts'
import { dot, line, type Picture, ring, svg } from './svg.ts'

const width = 1312
const height = 656

const header = (name: string, drawn: string): Picture => ({ name: `post-${name}`, file: svg(width, height, drawn) })

/** The hollow between two rises: nobody has a board there. */
function board(): Picture {
  const land = landscape({ seed: 46, width, means: { 3: 170, 2: 310, 1: 500 } })
  const lowest = sample((x) => -land.at(2, x), 400, 1000, 10).reduce((low, point) => (point[1] < low[1] ? point : low))
  return header('board', `${land.drawn}${dot(lowest[0], land.at(2, lowest[0]), 18)}`)
}

/** One long arc, and nothing that distracts from it. */
function strategy(): Picture {
  const arc = (x: number) => 430 - 240 * Math.sin((Math.PI * (x - 60)) / 1500)
  const land = landscape({ seed: 83, width, means: { 1: 560 } })
  const path = line(curve(sample(arc, -20, width + 20, 80)), 'w3')
  return header('strategy', `${path}${land.drawn}${dot(810, arc(810), 18)}`)
}

/** Forty small waves on the left, one calm line on the right. */
function finish(): Picture {
  const calming = (row: number) => (x: number) =>
    190 +
    row * 46 +
    26 * Math.max(0, 1 - x / 900) * Math.sin(x / 26 + row * 1.7) -
    (row - 2.5) * 44 * Math.min(1, x / 980)
  const rows = [0, 1, 2, 3, 4, 5].map((row) => line(curve(sample(calming(row), -20, width + 20, 12)), 'w2'))
  const land = landscape({ seed: 27, width, means: { 1: 560 } })
  return header('finish', `${rows.join('')}${land.drawn}${dot(1120, calming(0)(1120), 18)}`)
}

/** Three ways that become one. */
function meeting(): Picture {
  const meets = 860
  const way = (start: number) => (x: number) =>
    300 + (start - 300) * Math.cos((Math.PI / 2) * Math.min(1, x / meets)) ** 2
  const ways = [110, 300, 480].map((start, index) =>
    line(curve(sample(way(start), -20, width + 20, 40)), `w${3 - index}`),
  )
  const marks = [110, 300, 480].map((start) => ring(210, way(start)(210), 12))
  const land = landscape({ seed: 71, width, means: { 1: 570 } })
  return header('meeting', `${land.drawn}${ways.join('')}${marks.join('')}${dot(meets, 300, 18)}`)
}

/** Four places at which somebody has measured; the last is today. */
function numbers(): Picture {
  const land = landscape({ seed: 38, width, means: { 3: 190, 2: 330, 1: 520 } })
  const plumb = [260, 520, 780].map(
    (x) => `${line(`M${x} ${land.at(2, x)}V${height}`, 'w3 dash')}${ring(x, land.at(2, x), 12)}`,
  )
  return header('numbers', `${land.drawn}${plumb.join('')}${dot(1040, land.at(2, 1040), 18)}`)
}

/** A ridge in the way; behind it the line goes on. */
function resistance(): Picture {
  const land = landscape({ seed: 94, width, means: { 3: 180, 1: 400 }, scale: 2.4 })
  return header('resistance', `${land.drawn}${dot(420, land.at(1, 420) - 4, 18)}`)
}

export const postHeaders: readonly Picture[] = [board(), strategy(), finish(), meeting(), numbers(), resistance()]
