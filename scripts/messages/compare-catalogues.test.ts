import { expect, it } from 'vitest'
import { compareCatalogues, flatMessages } from './compare-catalogues.ts'

const compare = (de: object, en: object, sameOnPurpose = {}) =>
  compareCatalogues(flatMessages(de), flatMessages(en), sameOnPurpose)

it('finds nothing wrong with two good catalogues', () => {
  const de = { seats: '{count, plural, one {# Platz} other {# Plätze}}', with: 'mit {trainers}' }
  const en = { seats: '{count, plural, one {# seat} other {# seats}}', with: 'with {trainers}' }
  expect(compare(de, en)).toEqual([])
})

it.each<[string, object, object, string]>([
  ['a key that English lacks', { a: { b: 'Platz' } }, { a: {} }, 'a.b is missing in en.json'],
  ['a key that German lacks', {}, { a: 'seat' }, 'a is missing in de.json'],
  ['an empty text', { a: ' ' }, { a: 'seat' }, 'a is empty in de.json'],
  ['broken ICU syntax', { a: 'Platz {n' }, { a: 'seat {n}' }, 'a in de.json is not valid ICU'],
  ['an argument that differs', { a: 'mit {trainer}' }, { a: 'with {trainers}' }, 'a takes {trainer} in de.json'],
  ['a link that is not there', { a: 'Lies <link>dies</link>' }, { a: 'Read this' }, 'but nothing in en.json'],
  [
    'a case that the other lacks',
    { a: '{d, select, online {Link} other {Raum}}' },
    { a: '{d, select, other {room}}' },
    '{d: online | other}',
  ],
  ['an untranslated text', { a: 'Sold out' }, { a: 'Sold out' }, "a says 'Sold out' in both languages"],
])('finds %s', (_, de, en, finding) => {
  expect(compare(de, en)).toEqual([expect.stringContaining(finding)])
})

it('lets a text stand that is the same on purpose, or that has no words', () => {
  expect(
    compare({ a: 'Filter', b: '{from}–{to}' }, { a: 'Filter', b: '{from}–{to}' }, { Filter: 'same word' }),
  ).toEqual([])
})

it('finds an excuse that is no longer needed', () => {
  expect(compare({ a: 'Filter' }, { a: 'Filters' }, { Filter: 'same word' })).toEqual([
    expect.stringContaining("'Filter' is no longer in both languages"),
  ])
})
