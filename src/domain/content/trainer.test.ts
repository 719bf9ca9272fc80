import { describe, expect, it } from 'vitest'
import type { CertificationSlug } from '../workshop/certification.ts'
import { linkName, teachersOf, trainerText } from './trainer.ts'

const trainer = (name: string, ...workshops: CertificationSlug[]) => ({ name, workshops })
const theresa = trainer('Theresa Moosbrugger', 'fl2d')
const priya = trainer('Priya Raman', 'fl2d', 'flsa')
const all = [theresa, priya]

describe('who teaches', () => {
  it.each([
    ['a date, in the order of its names', { names: [priya.name, theresa.name], workshop: 'fl2d' }, [priya, theresa]],
    ['a date, whatever the workshops say', { names: [theresa.name], workshop: 'flsa' }, [theresa]],
    ['a date by a guest without a page', { names: ['Gast'], workshop: 'fl2d' }, []],
    ['a workshop', { workshop: 'flsa' }, [priya]],
    ['a workshop of nobody yet', { workshop: 'flcp' }, []],
  ] as const)('%s', (_, asked, expected) => {
    expect(teachersOf(all, asked)).toEqual(expected)
  })
})

it.each([
  [{ de: { role: 'Trainerin', text: 'Sie' }, en: { role: 'Trainer', text: 'She' } }, 'Trainer'],
  [{ de: { role: 'Trainerin', text: 'Sie' } }, 'Trainerin'],
  [{}, ''],
])('says in English what %o has', (texts, role) => {
  expect(trainerText(texts, 'en').role).toBe(role)
})

it.each([
  ['https://www.linkedin.com/in/theresa', 'LinkedIn'],
  ['https://example.org/priya', 'example.org'],
])('calls %s %s', (url, name) => {
  expect(linkName(url)).toBe(name)
})
