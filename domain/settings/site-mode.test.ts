import { expect, it } from 'vitest'
import { type SiteMode, trialPartsOf } from './site-mode.ts'

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
