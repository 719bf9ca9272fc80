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

type Point = [x: number, y: number]

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
