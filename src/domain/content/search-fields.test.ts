import { describe, expect, it } from 'vitest'
import { searchForm } from './page-forms.ts'
import { cutForSearch, keptSearch, mergedSearch, searchHead, searchPart } from './search-engine.ts'

const shelf = { url: '/media/3c1f/regal.jpg', alt: 'Ein Regal', width: 1600, height: 1200 }
const books = { title: 'Bücher', description: 'Zwei Bücher über Flight Levels.' }

describe('the words for search engines', () => {
  it('are not stored where they are empty, so that an older page stays the very same', () => {
    expect(keptSearch({ title: '', description: '', hidden: false })).toBeNull()
    expect(searchPart({ search: null })).toEqual({})
    expect(searchPart({ search: { title: '', description: '', hidden: true } })).toEqual({
      search: { title: '', description: '', hidden: true },
    })
  })

  it('take precedence one by one over those of the page itself', () => {
    expect(searchHead(books)).toEqual({
      title: 'Bücher – Flight Levels',
      sharedTitle: 'Bücher',
      description: 'Zwei Bücher über Flight Levels.',
      hidden: false,
      picture: null,
    })
    const own = searchHead(books, { title: 'Bücher zum Weiterlesen', description: '', hidden: true })
    expect(own).toEqual({
      title: 'Bücher zum Weiterlesen',
      sharedTitle: 'Bücher zum Weiterlesen',
      description: 'Zwei Bücher über Flight Levels.',
      hidden: true,
      picture: null,
    })
  })

  it('may be a picture alone, and contain none where there is none', () => {
    const words = { title: 'Bücher', description: '', hidden: false }
    expect(Object.keys(keptSearch({ ...words, picture: null }) ?? {})).toEqual(['title', 'description', 'hidden'])
    expect(keptSearch({ title: '', description: '', hidden: false, picture: shelf })).toMatchObject({ picture: shelf })
  })

  it('stay when a program saves the page that does not know of them, or of pictures among them', () => {
    const before = { search: { title: 'Bücher', description: '', hidden: false, picture: shelf } }
    const words = { title: 'Lesen', description: '', hidden: false }
    expect(mergedSearch(undefined, before)).toEqual(before)
    expect(mergedSearch(words, before)).toEqual({ search: { ...words, picture: shelf } })
    expect(mergedSearch({ ...words, picture: null }, before).search?.picture).toBeNull()
    expect(mergedSearch(null, before)).toEqual({ search: null })
  })

  it('are cut where search engines cut them', () => {
    expect(cutForSearch('Bücher', 6)).toBe('Bücher')
    expect(cutForSearch('Bücher zum Weiterlesen', 8)).toBe('Bücher…')
  })

  it('come from a form in one line, and may all be left empty', () => {
    const parsed = searchForm.parse({ expected: '3', title: ' Bücher ', description: 'Zwei\r\nBücher', hidden: true })
    expect(parsed).toEqual({ expected: 3, title: 'Bücher', description: 'Zwei Bücher', hidden: true, publish: false })
    expect(searchForm.parse({ expected: '3' })).toMatchObject({ title: '', description: '', hidden: false })
    expect(searchForm.safeParse({ expected: '3', title: 'x'.repeat(121) }).success).toBe(false)
  })
})
