import { describe, expect, it } from 'vitest'
import { home, terrain } from './terrain.ts'

const everyPx = Array.from({ length: 3200 }, (_, x) => x)

/** How far a line climbs and falls in all, px. */
function travel(height: (x: number) => number): number {
  return everyPx.reduce((sum, x) => sum + Math.abs(height(x + 1) - height(x)), 0)
}

describe('the landscape', () => {
  it('is the same each time it is drawn', () => {
    const again = terrain(41)
    expect(everyPx.map(again.fl1)).toEqual(everyPx.map(home.fl1))
  })

  it('is another one for another seed', () => {
    expect(terrain(88).corners).not.toEqual(home.corners)
  })

  it('gets flatter with every level', () => {
    expect(travel(home.fl2)).toBeLessThan(travel(home.fl1))
    expect(travel(home.fl3)).toBeLessThan(travel(home.fl2))
  })

  it('covers the widest picture with ridges', () => {
    expect(home.corners[0]).toBeLessThan(-20)
    expect(home.corners.at(-1)).toBeGreaterThan(3220)
  })

  it('meets its corners and is straight between them', () => {
    const [from = 0, to = 0] = home.corners.slice(10, 12)
    const middle = (from + to) / 2
    expect(home.peaks(middle)).toBeCloseTo((home.peaks(from) + home.peaks(to)) / 2)
  })

  it('ends level beyond its last corner', () => {
    const last = home.corners.at(-1) ?? 0
    expect(home.peaks(last + 500)).toBe(home.peaks(last))
  })
})
