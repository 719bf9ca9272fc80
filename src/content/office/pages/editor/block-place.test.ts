import { describe, expect, it } from 'vitest'
import type { EditorItem } from '../../../editor-items.ts'
import { innerKinds, moveBack, type PlacedBlock, pageZone, placeForNew, placingDone } from './block-place.ts'

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

it('drops nothing at the top of a page that needs a parent', () => {
  expect(innerKinds).toEqual(['core/list-item', 'core/column', 'flightdeck/number'])
})

describe('what was added or moved is announced', () => {
  const block = (type: string, id: string, inner?: EditorItem[]): EditorItem => ({ type, props: { id, inner } })
  const items = [block('core/list-item', 'i'), block('core/list-item', 'j')]
  const content = [block('core/heading', 'h'), block('core/group', 's', [block('core/list', 'l', items)])]
  const list = { destinationZone: 'l:inner', destinationIndex: 1 }
  const page = { destinationZone: pageZone, destinationIndex: 0 }

  it.each<[string, Parameters<typeof placingDone>[0], ReturnType<typeof placingDone>]>([
    [
      'a new block',
      { type: 'insert', componentType: 'core/heading', ...page },
      { done: 'added', kind: 'core/heading', place: 1, count: 2 },
    ],
    [
      'a block moved inside another one',
      { type: 'reorder', sourceIndex: 0, ...list },
      { done: 'moved', kind: 'core/list-item', place: 2, count: 2 },
    ],
    [
      'a block dragged out of another one',
      { type: 'move', sourceZone: 's:inner', sourceIndex: 0, ...page },
      { done: 'moved', kind: 'core/heading', place: 1, count: 2 },
    ],
    ['nothing for a block that was put back', { type: 'reorder', sourceIndex: 1, ...list }, null],
    ['nothing for a deleted block', { type: 'remove', index: 0, zone: pageZone }, null],
  ])('%s', (_, action, done) => {
    expect(placingDone(action, content)).toEqual(done)
  })
})

describe('what is dragged in the outline to the top of the page', () => {
  const moved = {
    type: 'move',
    sourceZone: 'n:inner',
    sourceIndex: 2,
    destinationZone: pageZone,
    destinationIndex: 0,
  } as const
  const back = { type: 'move', sourceZone: pageZone, sourceIndex: 0, destinationZone: 'n:inner', destinationIndex: 2 }

  it.each([
    ['goes back as a number', 'flightdeck/number', moved, back],
    ['stays there as a paragraph', 'core/paragraph', moved, null],
    ['may be a number elsewhere', 'flightdeck/number', { ...moved, destinationZone: 'm:inner' }, null],
  ])('%s', (_, type, action, expected) => {
    expect(moveBack(action, [{ type, props: { id: 'x' } }])).toEqual(expected)
  })
})
