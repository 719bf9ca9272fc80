/** A point in the picture, px. */
type Point = readonly [x: number, y: number]

/** Samples a line every `step` px; the last point is at or beyond `to`. */
export function sample(height: (x: number) => number, from: number, to: number, step: number): Point[] {
  const points: Point[] = []
  for (let x = from; x < to + step; x += step) points.push([x, height(x)])
  return points
}

/** A polyline in whole px, the style of FL1. */
export function polyline(points: readonly Point[]): string {
  const [first, ...rest] = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const)
  if (!first) return ''
  let [px, py] = first
  let d = `M${px} ${py}l`
  for (const [x, y] of rest) {
    d += pair(x - px, y - py)
    px = x
    py = y
  }
  return tight(d)
}

/**
 * A smooth line through all points (Catmull-Rom as cubic curves). The points must be evenly spaced: then each curve starts in the direction in which
 * the previous one ended, so that SVG's short form `s` suffices.
 */
export function curve(points: readonly Point[]): string {
  const [first, second] = points
  if (!first || !second) return ''
  const start = tenths(first)
  let [px, py] = start
  let d = `M${number(px)} ${number(py)}s`
  for (let i = 1; i < points.length; i++) {
    const before = points[i - 1] ?? first
    const here = points[i] ?? second
    const after = points[i + 1] ?? here
    const [x, y] = tenths(here)
    const [cx, cy] = tenths([here[0] - (after[0] - before[0]) / 6, here[1] - (after[1] - before[1]) / 6])
    d += pair(cx - px, cy - py) + pair(x - px, y - py)
    px = x
    py = y
  }
  return tight(d)
}

/** Closes a line to the area below it. The lower edge is deep enough to be invisible even where an echo of the area is scaled flat. */
export function areaBelow(line: string, from: number): string {
  return `${line}V9999H${from}z`
}

// Differences of rounded points, so that rounding errors do not add up.
const tenths = ([x, y]: Point): [number, number] => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]
const number = (value: number) => `${Math.round(value * 10) / 10}`
const pair = (dx: number, dy: number) => ` ${number(dx)} ${number(dy)}`
// Minified: '12 -3' as '12-3', and '0.4' as '.4'.
const tight = (d: string) =>
  d
    .replace(/(?<!\d)0\./g, '.')
    .replace(/([ls]) /g, '$1')
    .replace(/ -/g, '-')

/**
 * One landscape at three resolutions: FL1 shows every ridge, FL2 only the waves, FL3 one long arc. The functions give the height at x (px) as an SVG
 * offset from the level's mean line: up is negative.
 */
interface Terrain {
  fl3(x: number): number
  fl2(x: number): number
  fl1(x: number): number
  /** The peaks and valleys of FL1 without the long waves. */
  peaks(x: number): number
  /** The corners of FL1, ascending. Between two of them it is nearly straight. */
  corners: number[]
}

/** Somewhat beyond the widest picture, so that no line ends inside one. */
const from = -80
const to = 3400
const circle = Math.PI * 2

/** Deterministic: the same seed gives the same landscape on the server and in the browser. */
export function terrain(seed: number): Terrain {
  const random = seededRandom(seed)
  const [arc = 0, long = 0, short = 0, swell = 0, roll = 0] = Array.from({ length: 5 }, () => random() * circle)
  const ridge = ridgeline(random, roll)
  const wave = (x: number, length: number, phase: number) => Math.sin((circle * x) / length + phase)

  const fl3 = (x: number) => 22 * wave(x, 1500, arc)
  const fl2 = (x: number) => 0.7 * fl3(x) + 20 * wave(x, 560, long) + 9 * wave(x, 300, short)
  const peaks = (x: number) => heightBetween(ridge, x)
  const fl1 = (x: number) => 0.5 * fl2(x) + peaks(x) + 12 * wave(x, 410, swell)
  return { fl3, fl2, fl1, peaks, corners: ridge.map(([x]) => x) }
}

/** Alternating peaks and valleys; about one in ten keeps its direction, which makes a shoulder. */
function ridgeline(random: () => number, phase: number): Point[] {
  const points: Point[] = []
  let up = random() > 0.5
  for (let x = from; x < to; ) {
    x += 9 + random() * 25
    const rise = 2.5 + random() * 11
    points.push([x, (up ? -rise : rise) + 7 * Math.sin(x / 61 + phase)])
    if (random() > 0.1) up = !up
  }
  return points
}

function heightBetween(points: Point[], x: number): number {
  const right = points.find(([at]) => at >= x) ?? points.at(-1)
  const left = points.findLast(([at]) => at <= x) ?? points[0]
  if (!left || !right) return 0
  if (left === right) return left[1]
  return left[1] + ((right[1] - left[1]) * (x - left[0])) / (right[0] - left[0])
}

/** Deterministic numbers from 0 to 1 by seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** The landscape of the whole site. The seed was chosen for a wave that crests at the plumb line of the start page. */
export const home = terrain(41)

/** Width of the wide pictures in px; larger screens stretch them. */
export const width = 3200

const edge = 20
const corners = home.corners.filter((x) => x > -edge && x < width + edge)

/** The three levels as areas around 0, extended beyond both edges so that their sides are not visible. */
export const areas = {
  3: areaBelow(curve(sample(home.fl3, -edge, width + edge, 160)), -edge),
  2: areaBelow(curve(sample(home.fl2, -edge, width + edge, 54)), -edge),
  1: areaBelow(polyline([-edge, ...corners, width + edge].map((x) => [x, home.fl1(x)])), -edge),
}

/** An echo of a level: the same line again, this many px below its mean line and scaled to this share of its height. */
export interface Echo {
  down: number
  height: number
}

/** Echoes flatten as they sink, which gives the landscape its depth. The gaps grow a little, starting from `gap` px. */
export function echoes(count: number, gap: number, growth: number, flattening: number): Echo[] {
  return Array.from({ length: count }, (_, index) => {
    const step = index + 1
    return { down: step * gap + step * step * growth, height: Math.max(0.05, 1 - step * flattening) }
  })
}
