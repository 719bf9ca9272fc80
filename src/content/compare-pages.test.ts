import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PageContent, StoredBlock } from '#domain/content/stored-block.ts'
import { comparePages } from './compare-pages.ts'

const heading = (content: string, level = 2): StoredBlock => ({ name: 'core/heading', fields: { level, content } })
const paragraph = (content: string): StoredBlock => ({ name: 'core/paragraph', fields: { content } })
const group = (...innerBlocks: StoredBlock[]): StoredBlock => ({ name: 'core/group', innerBlocks })
const page = (...blocks: StoredBlock[]): PageContent => ({ title: 'Preise', blocks, trainingCategoryId: null })
const differ = (before: PageContent, after: PageContent) =>
  comparePages(before, after).map((found) =>
    found.what === 'changed' ? [found.before.words, found.after.words] : [found.what, found.line.words],
  )

describe('what changed on a page', () => {
  const before = page(heading('Preise'), group(paragraph('€&nbsp;1.990'), paragraph('Inklusive Unterlagen')))

  it('is nothing where nothing did', () => {
    expect(comparePages(before, structuredClone(before))).toEqual([])
  })

  it('is a paragraph with other words, read without its markup', () => {
    const after = page(
      heading('Preise'),
      group(paragraph('<strong>€&nbsp;2.190</strong>'), paragraph('Inklusive Unterlagen')),
    )
    expect(differ(before, after)).toEqual([['€ 1.990', '*€ 2.190*']])
  })

  it('is a block that came and one that went', () => {
    const after = page(heading('Preise'), heading('Für wen'), group(paragraph('€&nbsp;1.990')))
    expect(differ(before, after)).toEqual([
      ['added', 'Für wen'],
      ['removed', 'Inklusive Unterlagen'],
    ])
  })

  it('is the title, a level, and where a link leads', () => {
    const link = (to: string) => paragraph(`<a href="${to}">Buchen</a>`)
    const one = { ...page(heading('Für wen', 2), link('/de/alt')), title: 'Alt' }
    const two = { ...page(heading('Für wen', 3), link('/de/neu')), title: 'Neu' }
    expect(comparePages(one, two)).toMatchObject([
      { before: { kind: 'title', words: 'Alt' }, after: { words: 'Neu' } },
      { before: { settings: 'level: 2' }, after: { settings: 'level: 3' } },
      { before: { words: 'Buchen (/de/alt)' }, after: { words: 'Buchen (/de/neu)' } },
    ])
  })

  it('counts up: what was there, less what went, and what came, is what is there', () => {
    const some = fc.array(fc.constantFrom(heading('A'), heading('B'), paragraph('A'), group(paragraph('B'))))
    fc.assert(
      fc.property(some, some, (one, two) => {
        const count = (blocks: StoredBlock[]): number =>
          blocks.reduce((sum, { innerBlocks = [] }) => sum + 1 + count(innerBlocks), 0)
        const found = comparePages(page(...one), page(...two))
        const change = (what: string) => found.filter((difference) => difference.what === what).length
        expect(count(one) - change('removed') + change('added')).toBe(count(two))
      }),
    )
  })
})
