import { describe, expect, it } from 'vitest'
import { entryDifferences, type StoredField } from './entries.tsx'

const words: Record<string, string> = { de: 'Deutsch', en: 'Englisch' }
const word = (code: string) => words[code] ?? ''
const box = { label: 'Auf der Website zeigen', word: (tick: string) => (tick === 'on' ? 'Zu sehen' : 'Verborgen') }

const stored: StoredField[] = [
  { name: 'name', label: 'Name', values: ['Theresa Moosbrugger'] },
  { name: 'textDe', label: 'Text', values: ['Eins.\n\nZwei.'] },
  { name: 'languages', label: 'Unterrichtet auf', values: ['en', 'de'], word },
  { name: 'isPublished', values: ['on'], ...box },
]
const values = { name: 'Theresa Moosbrugger', textDe: 'Eins.\r\n\r\nZwei.', languages: 'en', isPublished: 'on' }
const same = { intent: 'save', values, chosen: { languages: ['de', 'en'] }, errors: {} }

describe('a stale form of a trainer or testimonial differs from what someone else has saved', () => {
  it('in nothing, whatever ends its lines and orders its boxes', () => {
    expect(entryDifferences(same, stored)).toEqual([])
  })

  it.each([
    ['a text', { values: { ...values, name: 'Theresa' } }, 'Name', 'Theresa Moosbrugger', 'Theresa'],
    ['one of several boxes', { chosen: { languages: ['de'] } }, 'Unterrichtet auf', 'Deutsch, Englisch', 'Deutsch'],
    ['all of them', { chosen: {}, values: { ...values, languages: '' } }, 'Unterrichtet auf', 'Deutsch, Englisch', ''],
    ['a box alone', { values: { ...values, isPublished: '' } }, box.label, 'Zu sehen', 'Verborgen'],
  ])('in %s, in words', (_, changed, name, before, after) => {
    expect(entryDifferences({ ...same, ...changed }, stored)).toMatchObject([{ name, before, after }])
  })
})
