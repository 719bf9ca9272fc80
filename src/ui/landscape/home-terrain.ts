import { areaBelow, curve, polyline, sample, terrain } from './terrain.ts'

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
