import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { headsFor, type Point } from './sub-menus.ts'

const panel = { left: 600, top: 0, bottom: 900 }
const workshops: Point = { x: 200, y: 200 }

describe('headsFor', () => {
  it.each<[string, Point, Point, boolean]>([
    ['straight over', workshops, { x: 220, y: 200 }, true],
    ['down to the last workshop, over the items below', workshops, { x: 220, y: 230 }, true],
    ['up to the first workshop', workshops, { x: 240, y: 190 }, true],
    ['along the edge to the lower corner', workshops, { x: 400, y: 550 }, true],
    ['just below that edge', workshops, { x: 400, y: 551 }, false],
    ['nearly straight down, to Consulting', workshops, { x: 201, y: 240 }, false],
    ['straight down', workshops, { x: 200, y: 240 }, false],
    ['back to the left', workshops, { x: 180, y: 210 }, false],
    ['at rest', workshops, workshops, false],
    ['from inside the panel', { x: 700, y: 300 }, { x: 720, y: 300 }, false],
    ['in one quick leap into the panel', workshops, { x: 800, y: 880 }, true],
    ['in one quick leap past its lower corner', workshops, { x: 800, y: 910 }, false],
  ])('%s', (_, before, now, expected) => {
    expect(headsFor(panel, before, now)).toBe(expected)
  })

  it('applies to every point on a straight line into the panel', () => {
    const straight = fc.record({
      y: fc.integer({ min: 1, max: 899 }),
      share: fc.double({ min: 0.01, max: 1, noNaN: true }),
    })
    fc.assert(
      fc.property(straight, ({ y, share }) => {
        return headsFor(panel, workshops, { x: 200 + 400 * share, y: 200 + (y - 200) * share })
      }),
    )
  })
})
