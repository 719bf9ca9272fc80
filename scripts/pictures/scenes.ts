import { curve, polyline, sample } from '#ui/landscape/path.ts'
import { contours } from './contours.ts'
import { landscape } from './planes.ts'
import { dot, line, type Picture, ring, svg } from './svg.ts'

const width = 1200
const height = 900

/** The three levels with the plumb line: the same place, seen from three heights. */
function threeLevels(): Picture {
  const x = 720
  const land = landscape({ seed: 52, width, means: { 3: 250, 2: 470, 1: 700 } })
  const plumb = line(`M${x} ${land.at(3, x)}V${land.at(1, x)}`, 'w3')
  const marks = `${ring(x, land.at(3, x))}${ring(x, land.at(1, x))}${dot(x, land.at(2, x))}`
  return { name: 'three-levels', file: svg(width, height, `${land.drawn}${plumb}${marks}`) }
}

/** One order on its way through six pairs of hands. It lies between the third and the fourth. */
function lineOfWork(): Picture {
  const land = landscape({ seed: 23, width, means: { 2: 420, 1: 740 } })
  const stations = [110, 290, 450, 730, 910, 1090].map((x) => ring(x, land.at(2, x), 13))
  const waits = 590
  return {
    name: 'line-of-work',
    file: svg(width, height, `${land.drawn}${stations.join('')}${dot(waits, land.at(2, waits))}`),
  }
}

/** A house seen from far above: what lies high, what lies low, and the way of one order across it. */
function map(): Picture {
  const way = curve(sample((x) => 560 - 150 * Math.sin(x / 210) - x * 0.06, 60, 1140, 60))
  const rings = contours({
    seed: 7,
    width,
    height,
    peaks: [
      [420, 390, 330],
      [890, 600, 230],
    ],
  })
  const here = 780
  const y = 560 - 150 * Math.sin(here / 210) - here * 0.06
  return { name: 'map', file: svg(width, height, `${rings}${line(way, 'w2 dash')}${dot(here, y)}`) }
}

const card = { width: 900, height: 600 }

/** On the ground, with both heights above still to come. */
function discover(): Picture {
  const x = 560
  const land = landscape({ seed: 64, width: card.width, means: { 3: 190, 2: 320, 1: 450 } })
  const plumb = line(`M${x} ${land.at(3, x)}V${land.at(1, x)}`, 'w3 dash')
  const marks = `${ring(x, land.at(3, x))}${ring(x, land.at(2, x))}${dot(x, land.at(1, x))}`
  return { name: 'discover', file: svg(card.width, card.height, `${land.drawn}${plumb}${marks}`) }
}

/** Two ways that meet five times: learning by oneself, and the five coachings. */
function now(): Picture {
  const step = 150
  const meets = [1, 2, 3, 4, 5].map((times) => times * step)
  const mean = 330
  const alone = (x: number) => mean + 78 * Math.sin((Math.PI * x) / step)
  const together = (x: number) => mean - 78 * Math.sin((Math.PI * x) / step)
  const drawn = [
    landscape({ seed: 31, width: card.width, means: { 1: 520 } }).drawn,
    line(curve(sample(alone, -20, card.width + 20, 30)), 'w3'),
    line(curve(sample(together, -20, card.width + 20, 30)), 'w2'),
    ...meets.slice(0, -1).map((x) => ring(x, mean, 12)),
    dot(step * 5, mean),
  ]
  return { name: 'now', file: svg(card.width, card.height, drawn.join('')) }
}

/** Twelve weeks, each a little higher. */
function realise(): Picture {
  const land = landscape({ seed: 12, width: card.width, means: { 2: 380, 1: 530 } })
  const weeks = Array.from({ length: 13 }, (_, week) => [110 + week * 56, 470 - week * 28 + (week % 2) * 14] as const)
  const top = weeks.at(-1) ?? [0, 0]
  const marks = weeks.slice(0, -1).filter((_, week) => week % 4 === 0)
  const drawn = `${land.drawn}${line(polyline(weeks), 'w1')}${marks.map(([x, y]) => ring(x, y, 11)).join('')}${dot(top[0], top[1])}`
  return { name: 'realise', file: svg(card.width, card.height, drawn) }
}

interface View {
  seed: number
  means: Partial<Record<1 | 2 | 3, number>>
  scale: number
  /** Where the dot is, and on which level. */
  x: number
  on: 1 | 2 | 3
}

/** What one sees from a stage at night: each talk looks from another height. */
const views: readonly View[] = [
  { seed: 15, means: { 3: 200, 2: 330, 1: 490 }, scale: 1.8, x: 610, on: 2 },
  { seed: 77, means: { 3: 330 }, scale: 3.2, x: 330, on: 3 },
  { seed: 90, means: { 2: 260, 1: 440 }, scale: 3, x: 700, on: 1 },
  { seed: 36, means: { 2: 340 }, scale: 2.6, x: 470, on: 2 },
  { seed: 58, means: { 3: 150, 1: 420 }, scale: 2.2, x: 250, on: 1 },
  { seed: 64, means: { 3: 240, 2: 430 }, scale: 2.4, x: 720, on: 3 },
  { seed: 12, means: { 3: 120, 2: 220, 1: 330 }, scale: 1.4, x: 400, on: 2 },
]

function stage({ x, on, ...view }: View, index: number): Picture {
  const size = { width: 960, height: 640 }
  const land = landscape({ ...view, width: size.width })
  return {
    name: `stage-${index + 1}`,
    file: svg(size.width, size.height, `${land.drawn}${dot(x, land.at(on, x))}`, 'night'),
  }
}

/** What stands in for a film until somebody presses play. */
function still(): Picture {
  const land = landscape({ seed: 41, width: 1280, means: { 3: 190, 2: 320, 1: 470 }, scale: 1.8 })
  return { name: 'still', file: svg(1280, 720, `${land.drawn}${dot(860, land.at(2, 860))}`, 'night') }
}

export const scenes: readonly Picture[] = [
  threeLevels(),
  lineOfWork(),
  map(),
  discover(),
  now(),
  realise(),
  still(),
  ...views.map(stage),
]
