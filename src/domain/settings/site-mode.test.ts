import { expect, it } from 'vitest'
import { isOnTrial, type SiteMode, trialPartsOf } from './site-mode.ts'

const real: SiteMode = { cards: 'live', mail: 'sent', world: 'own' }

it.each([
  [{}, []],
  [{ cards: 'none' }, []],
  [{ cards: 'test' }, ['cards']],
  [{ mail: 'kept' }, ['mail']],
  [{ world: 'demo' }, ['world']],
  [{ cards: 'test', mail: 'kept', world: 'demo' }, ['world', 'cards', 'mail']],
] satisfies [Partial<SiteMode>, string[]][])('a site with %j has %j to try out', (differs, parts) => {
  expect(trialPartsOf({ ...real, ...differs })).toEqual(parts)
})

it.each([
  [{}, false],
  [{ cards: 'none' }, false],
  [{ mail: 'kept' }, false],
  [{ cards: 'test' }, true],
  [{ cards: 'none', world: 'demo' }, true],
] satisfies [Partial<SiteMode>, boolean][])(
  'the papers of a site with %j are for trying out: %s',
  (differs, isTrial) => {
    expect(isOnTrial({ ...real, ...differs })).toBe(isTrial)
  },
)
