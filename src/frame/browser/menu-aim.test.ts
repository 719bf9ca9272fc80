import { describe, expect, it } from 'vitest'
import { menuAim, type OpenSubMenu, type PointerAim, type PointerPlace } from './menu-aim.ts'

const none: OpenSubMenu = { name: null, stays: false }
const hovered: OpenSubMenu = { name: 'workshops', stays: false }
const clicked: OpenSubMenu = { name: 'workshops', stays: true }
const nowhere: PointerPlace = { item: null, inside: false, heading: false }

describe('pointerWish', () => {
  it.each<[string, OpenSubMenu, Partial<PointerPlace>, PointerAim]>([
    ['over Workshops', none, { item: 'workshops' }, { kind: 'show', name: 'workshops' }],
    ['over Speaking, nothing open', none, {}, { kind: 'keep' }],
    ['still over Workshops', hovered, { item: 'workshops' }, { kind: 'keep' }],
    ['in the sub-menu', hovered, { inside: true }, { kind: 'keep' }],
    ['on to Flight Levels', hovered, { item: 'flightLevels' }, { kind: 'show', name: 'flightLevels' }],
    [
      'across Flight Levels on the way to the sub-menu',
      hovered,
      { item: 'flightLevels', heading: true },
      { kind: 'wait', name: 'flightLevels', restartsWait: true },
    ],
    ['across Speaking on the way', hovered, { heading: true }, { kind: 'wait', name: null, restartsWait: true }],
    ['away', hovered, {}, { kind: 'wait', name: null, restartsWait: false }],
    ['away from one that was clicked', clicked, {}, { kind: 'keep' }],
    [
      'across Flight Levels to one that was clicked',
      clicked,
      { item: 'flightLevels', heading: true },
      { kind: 'keep' },
    ],
    [
      'from one that was clicked to Flight Levels',
      clicked,
      { item: 'flightLevels' },
      { kind: 'show', name: 'flightLevels' },
    ],
  ])('%s', (_, open, place, wish) => {
    expect(menuAim(open, { ...nowhere, ...place })).toEqual(wish)
  })
})
