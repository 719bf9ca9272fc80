import { expect, it } from 'vitest'
import { type PlacedBlock, pageZone, placeForNew } from './block-place.ts'

const section: PlacedBlock = { kind: 'core/group', id: 's', zone: pageZone, index: 1, inner: 3 }
const list: PlacedBlock = { kind: 'core/list', id: 'l', zone: 's:inner', index: 2, inner: 4 }
const item: PlacedBlock = { kind: 'core/list-item', id: 'i', zone: 'l:inner', index: 0, inner: 0 }

it.each<[string, string, PlacedBlock[], ReturnType<typeof placeForNew>]>([
  ['a paragraph', 'nothing', [], { zone: pageZone, index: 5 }],
  ['a paragraph', 'a section', [section], { zone: pageZone, index: 2 }],
  ['a paragraph', 'a list in a section', [list, section], { zone: 's:inner', index: 3 }],
  ['a paragraph', 'an item of that list', [item, list, section], { zone: 's:inner', index: 3 }],
  ['a list item', 'an item of that list', [item, list, section], { zone: 'l:inner', index: 1 }],
  ['a list item', 'a list', [list, section], { zone: 'l:inner', index: 4 }],
  ['a list item', 'a section', [section], null],
  ['a list item', 'nothing', [], null],
  ['a page head', 'a list in a section', [list, section], { zone: pageZone, index: 2 }],
])('puts %s, when %s is chosen, where it may be', (name, _, around, place) => {
  const kinds = { 'a paragraph': 'core/paragraph', 'a list item': 'core/list-item', 'a page head': 'core/cover' }
  // as: the names of the table
  expect(placeForNew(kinds[name as keyof typeof kinds], around, 5)).toEqual(place)
})
