import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idleLoader, type LoaderState, loaderStep, loaderTickMs } from './loader.ts'

/** The loader after each of these spans of ms: loading or not, one after the other. */
function loaderAfter(...spans: [ms: number, loading: boolean][]): LoaderState {
  let state = idleLoader
  for (const [ms, loading] of spans)
    for (let passed = 0; passed < ms; passed += loaderTickMs) state = loaderStep(state, loading)
  return state
}

/** The tick that notices the start is the first. */
const start = loaderTickMs

describe('loaderStep', () => {
  it.each<[string, LoaderState, Partial<LoaderState>]>([
    ['nothing to load', loaderAfter([5000, false]), idleLoader],
    ['just before the throttle ends', loaderAfter([start + 400, true]), { phase: 'waiting', progress: 0 }],
    ['a page that comes within it never shows', loaderAfter([start + 400, true], [100, false]), idleLoader],
    ['it starts after 500 ms', loaderAfter([start + 500, true]), { phase: 'rising', progress: 0 }],
    ['half way after another 1000 ms', loaderAfter([start + 1500, true]), { phase: 'rising', progress: 50 }],
    ['full after 2000 ms', loaderAfter([start + 2500, true]), { phase: 'rising', progress: 100 }],
    ['never more than full, while it takes', loaderAfter([60_000, true]), { phase: 'rising', progress: 100 }],
    [
      'full at once when the page has come',
      loaderAfter([start + 700, true], [100, false]),
      { phase: 'full', progress: 100 },
    ],
    [
      'still there just before 500 ms',
      loaderAfter([start + 700, true], [500, false]),
      { phase: 'full', progress: 100 },
    ],
    ['then it fades', loaderAfter([start + 700, true], [600, false]), { phase: 'leaving', progress: 100 }],
    ['and is reset after 400 ms', loaderAfter([start + 700, true], [1000, false]), idleLoader],
    [
      'a new start from full waits again',
      loaderAfter([start + 700, true], [200, false], [100, true]),
      { phase: 'waiting', progress: 0 },
    ],
    [
      'a new start while fading',
      loaderAfter([start + 700, true], [700, false], [100, true]),
      { phase: 'waiting', progress: 0 },
    ],
  ])('%s', (_, state, expected) => {
    expect(state).toMatchObject(expected)
  })

  it('comes to rest within a second, whatever was before', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 100 }), (ticks) => {
        let state = ticks.reduce(loaderStep, idleLoader)
        for (let passed = 0; passed < 1000; passed += loaderTickMs) state = loaderStep(state, false)
        return state.phase === 'idle'
      }),
    )
  })

  it('never falls back while one page loads', () => {
    fc.assert(
      fc.property(fc.nat({ max: 60 }), (ticks) => {
        const before = loaderAfter([ticks * loaderTickMs, true])
        return loaderStep(before, true).progress >= before.progress
      }),
    )
  })
})
