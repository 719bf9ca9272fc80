/** A point in the picture, px. */
export type Point = readonly [x: number, y: number]

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
