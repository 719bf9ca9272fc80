import { describe, expect, it } from 'vitest'
import { areaBelow, curve, polyline, sample } from './terrain.ts'

/** The points that a path of `M` and relative `l` or `s` commands passes. */
function pointsOf(path: string): [number, number][] {
  const numbers = path.match(/-?\d*\.?\d+/g)?.map(Number) ?? []
  const [x = 0, y = 0, ...steps] = numbers
  const perStep = path.includes('s') ? 4 : 2
  const points: [number, number][] = [[x, y]]
  for (let i = 0; i < steps.length; i += perStep) {
    const [px = 0, py = 0] = points.at(-1) ?? []
    points.push([px + (steps[i + perStep - 2] ?? 0), py + (steps[i + perStep - 1] ?? 0)])
  }
  return points
}

describe('a ridge as a path', () => {
  it('passes every corner, rounded to whole px, without drifting', () => {
    const corners = Array.from({ length: 200 }, (_, i) => [i * 9.4, Math.sin(i) * 12.3] as const)
    expect(pointsOf(polyline(corners))).toEqual(corners.map(([x, y]) => [Math.round(x), Math.round(y) + 0]))
  })

  it('is written without needless characters', () => {
    expect(
      polyline([
        [0, 12],
        [17, 3],
        [39, 17],
      ]),
    ).toBe('M0 12l17-9 22 14')
  })

  it('is nothing without corners', () => {
    expect(polyline([])).toBe('')
  })
})

describe('a wave as a path', () => {
  it('passes every sample to a tenth of a px', () => {
    const samples = sample((x) => 30 * Math.sin(x / 90), 0, 900, 54)
    const drawn = pointsOf(curve(samples))
    expect(drawn).toHaveLength(samples.length)
    for (const [index, [x, y]] of samples.entries()) {
      expect(drawn[index]?.[0]).toBeCloseTo(x, 0)
      expect(Math.abs((drawn[index]?.[1] ?? Number.NaN) - y)).toBeLessThanOrEqual(0.06)
    }
  })

  it('keeps tenths below one short', () => {
    expect(curve(sample(() => 0.5, 0, 10, 10))).toBe('M0 .5s8.3 0 10 0')
  })
})

it('samples reach the right edge', () => {
  expect(sample(() => 0, 0, 100, 30).at(-1)?.[0]).toBeGreaterThanOrEqual(100)
})

it('an area hangs below its line from edge to edge', () => {
  expect(areaBelow('M-20 4l40 0', -20)).toBe('M-20 4l40 0V9999H-20z')
})
