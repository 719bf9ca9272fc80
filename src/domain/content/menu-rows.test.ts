import { describe, expect, it } from 'vitest'
import {
  formOfRows,
  itemsOf,
  type MenuItem,
  menuChanges,
  menuHref,
  movedRow,
  readMenuRows,
  removedRow,
  rowsOf,
  withRow,
  wrongRows,
} from './menu.ts'

const items: MenuItem[] = [
  {
    label: 'Flight Levels',
    uri: '/flight-levels',
    children: [{ label: 'Entdecken', uri: '/flight-levels/entdecken' }],
  },
  {
    label: 'Workshops',
    uri: '/workshops',
    children: [
      { label: 'FL2D', uri: '/workshops/flight-level-2-design' },
      { label: 'Introduction', uri: '/workshops/flight-levels-introduction' },
    ],
  },
  { label: 'Kontakt', uri: '/kontakt', quiet: true },
]
const rows = rowsOf(items)
const labels = (moved: ReturnType<typeof movedRow>) => moved.map(({ label }) => label).join(', ')

it('a menu comes back from its rows as it was', () => {
  expect(itemsOf(rows)).toEqual(items)
})

it('is read from a form, without the rows that were left empty', () => {
  const values = {
    ...{ label0: ' Workshops ', uri0: '/workshops', level0: '1' },
    ...{ label1: '', uri1: '', level1: '0' },
    ...{ label2: 'FL2D', uri2: '/workshops/fl2d', level2: '1', quiet2: 'on' },
    ...{ label3: 'Kontakt', uri3: '/kontakt', level3: '0', quiet3: 'on' },
  }
  expect(itemsOf(readMenuRows(values))).toEqual([
    { label: 'Workshops', uri: '/workshops', children: [{ label: 'FL2D', uri: '/workshops/fl2d' }] },
    { label: 'Kontakt', uri: '/kontakt', quiet: true },
  ])
})

describe('moving', () => {
  it.each([
    ['an item takes its sub-menu along', 0, 'down', 'Workshops, FL2D, Introduction, Flight Levels, Entdecken, Kontakt'],
    ['also upwards', 5, 'up', 'Flight Levels, Entdecken, Kontakt, Workshops, FL2D, Introduction'],
    ['an entry stays in its sub-menu', 3, 'up', labels(rows)],
    ['and changes places in it', 3, 'down', 'Flight Levels, Entdecken, Workshops, Introduction, FL2D, Kontakt'],
    ['the first stays the first', 0, 'up', labels(rows)],
    ['the last stays the last', 5, 'down', labels(rows)],
    ['the only one of a sub-menu stays', 1, 'down', labels(rows)],
  ] as const)('%s', (_, index, way, expected) => {
    expect(labels(movedRow(rows, index, way))).toBe(expected)
  })
})

it.each(rows.map((row, index) => [row.label, index] as const))(
  'is as before when %s was removed and comes back',
  (_, index) => {
    const removed = removedRow(rows, index)
    if (!removed) throw new Error('no such row')
    const saved = rowsOf(itemsOf(rows.toSpliced(index, 1)))
    expect(readMenuRows(formOfRows(withRow(saved, removed)))).toEqual(rows)
  },
)

it.each([
  ['Kontakt', '/kontakt', []],
  ['Kontakt', 'mailto:hallo@flightlevels.example', []],
  ['Kontakt', 'https://social.example/@flightlevels', []],
  ['', '/kontakt', ['label validation.menuLabel']],
  ['Kontakt', 'kontakt', ['uri validation.menuUri']],
  ['Kontakt', '//elsewhere.example', ['uri validation.menuUri']],
  ['Kontakt', 'javascript:alert(1)', ['uri validation.menuUri']],
])('‘%s’ to ‘%s’ is held to the rules', (label, uri, wrong) => {
  const found = wrongRows([{ label, uri, level: 0, quiet: false }])
  expect(found.map(({ field, message }) => `${field} ${message}`)).toEqual(wrong)
})

it('no level has more than thirty entries', () => {
  const many = Array.from({ length: 31 }, (_, index) => ({
    label: `${index}`,
    uri: '/x',
    level: 0 as const,
    quiet: false,
  }))
  expect(wrongRows(many)).toEqual([{ index: 30, field: 'label', message: 'validation.menuFull' }])
})

it('leads into the language, and out of the site as written', () => {
  expect(menuHref('/workshops', 'de')).toBe('/de/workshops')
  expect(menuHref('/', 'en')).toBe('/en')
  expect(menuHref('https://social.example/', 'en')).toBe('https://social.example/')
})

describe('what was changed in a menu', () => {
  const [levels, workshops, contact] = items as [MenuItem, MenuItem, MenuItem]
  it.each([
    [
      'an entry with its sub-menu goes',
      [workshops, contact],
      ['Flight Levels: /flight-levels → ', 'Entdecken: /flight-levels/entdecken → '],
    ],
    ['one leads elsewhere', [levels, workshops, { ...contact, uri: '/team' }], ['Kontakt: /kontakt → /team']],
    [
      'one has another label',
      [levels, workshops, { ...contact, label: 'Team' }],
      ['Kontakt: /kontakt → ', 'Team:  → /kontakt'],
    ],
    [
      'two are called the same',
      [...items, { label: 'Kontakt', uri: '/team' }],
      ['Kontakt: /kontakt → /kontakt, /team'],
    ],
    ['only the order is another one', [contact, workshops, levels], []],
  ])('%s', (_, after, changes) => {
    expect(menuChanges(items, after).map(({ name, before, after: to }) => `${name}: ${before} → ${to}`)).toEqual(
      changes,
    )
  })
})
