import { describe, expect, it } from 'vitest'
import type { CertificationSlug } from '../workshop/certification.ts'
import { linkName, teachersOf, trainerText } from './trainer.ts'

const trainer = (id: string, ...workshops: CertificationSlug[]) => ({ id, workshops })
const theresa = trainer('theresa', 'fl2d')
const priya = trainer('priya', 'fl2d', 'flsa')
const all = [theresa, priya]

describe('who teaches', () => {
  it.each([
    ['a date, in the order of its ids', { ids: [priya.id, theresa.id], workshop: 'fl2d' }, [priya, theresa]],
    ['a date, whatever the workshops are', { ids: [theresa.id], workshop: 'flsa' }, [theresa]],
    ['a date by a guest without a page', { ids: [], workshop: 'fl2d' }, []],
    ['a workshop', { workshop: 'flsa' }, [priya]],
    ['a workshop without a trainer yet', { workshop: 'flcp' }, []],
  ] as const)('%s', (_, asked, expected) => {
    expect(teachersOf(all, asked)).toEqual(expected)
  })
})

it.each([
  [
    { de: { role: 'Trainerin', text: 'Sie' }, en: { role: 'Trainer', text: 'She' } },
    { role: 'Trainer', text: 'She' },
  ],
  [{ de: { role: 'Trainerin', text: 'Sie' } }, { role: 'Trainerin', text: 'Sie', writtenIn: 'de' }],
  [{}, { role: '', text: '' }],
])('has in English what %o has, with its language where that is another one', (texts, written) => {
  expect(trainerText(texts, 'en')).toEqual(written)
})

it.each([
  ['https://www.linkedin.com/in/theresa', 'LinkedIn'],
  ['https://example.org/priya', 'example.org'],
])('calls %s %s', (url, name) => {
  expect(linkName(url)).toBe(name)
})
