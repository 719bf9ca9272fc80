import { describe, expect, it } from 'vitest'
import type { DocumentRecord } from '../../ports/documents.ts'
import { pagePairs } from '../pages.tsx'

const page = (language: 'de' | 'en', uri: string, title: string, translations = uri): DocumentRecord => ({
  id: `${language}${uri}`,
  language,
  uri,
  title,
  state: 'published',
  revision: 1,
  changedAt: '2026-11-25T10:00:00Z',
  changedBy: 'seed',
  translationGroup: translations,
})
const about = [page('en', '/about-us', 'About us', 'about'), page('de', '/ueber-uns', 'Über uns', 'about')]
const pages = [...about, page('de', '/agb', 'AGB')]
const titles = (text?: string) => pagePairs(pages, text).map(({ pages: { de, en } }) => [de?.title, en?.title])

describe('the list of pages', () => {
  it('has a page and its translation in one row, and lacks a translation where there is none', () => {
    expect(titles()).toEqual([
      ['AGB', undefined],
      ['Über uns', 'About us'],
    ])
  })

  it.each([['ÜBER'], ['about'], [' /ueber-uns ']])('finds Über uns by %j, in whatever language', (text) => {
    expect(titles(text)).toEqual([['Über uns', 'About us']])
  })

  it('leaves out what was deleted', () => {
    const gone: DocumentRecord = { ...page('de', '/alt', 'Alt'), state: 'gone' }
    expect(pagePairs([gone])).toEqual([])
  })
})
