import { describe, expect, it } from 'vitest'
import type { Block } from '#content/blocks/index.ts'
import type { SafeHtml } from '../content/block.ts'
import { blogPages, type ListedPost, linkedPages, pageNumber, readingMinutes, relatedPosts } from './post.ts'

const post = (slug: string, day: number, ...tags: string[]): ListedPost => ({
  id: slug,
  slug,
  title: slug,
  excerpt: '',
  author: 'Theresa Moosbrugger',
  publishedAt: `2026-11-${String(day).padStart(2, '0')}T07:00:00Z`,
  tags: tags.map((tag) => ({ slug: tag, name: tag })),
  translated: [],
})

const board = post('board', 10, 'koordination', 'praxis')
const meeting = post('meeting', 5, 'koordination')
const finish = post('finish', 7, 'praxis', 'koordination')
const resistance = post('resistance', 9, 'fuehrung')
const all = [board, resistance, finish, meeting]

describe('a page of the blog', () => {
  it.each([
    [0, 1],
    [1, 1],
    [5, 1],
    [6, 2],
    [11, 3],
  ])('has five posts, so %i posts are on %i, the first one of which is always there', (total, pages) => {
    expect(blogPages(total)).toBe(pages)
  })

  it.each([
    [1, 1, '1'],
    [4, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 … 8'],
    [3, 8, '1 2 3 4 … 8'],
    [4, 8, '1 2 3 4 5 … 8'],
    [5, 8, '1 … 4 5 6 7 8'],
    [8, 8, '1 … 7 8'],
    [100, 201, '1 … 99 100 101 … 201'],
  ])('%i of %i links to %s', (number, pages, linked) => {
    expect(
      linkedPages(number, pages)
        .map((page) => page ?? '…')
        .join(' '),
    ).toBe(linked)
  })

  it.each([
    ['2', 2],
    ['1', 1],
    ['0', null],
    ['02', null],
    ['2.0', null],
    ['zwei', null],
    ['99999999', null],
  ])('%j is page %s', (text, number) => {
    expect(pageNumber(text)).toBe(number)
  })
})

describe('what to read after the board', () => {
  it('shares its tags, as many as possible, or is new', () => {
    expect(relatedPosts(board, all).map(({ slug }) => slug)).toEqual(['finish', 'meeting'])
    expect(relatedPosts(resistance, all).map(({ slug }) => slug)).toEqual(['board', 'finish'])
  })

  it('is nothing when there is no other post', () => {
    expect(relatedPosts(board, [board])).toEqual([])
  })
})

describe('reading time', () => {
  // the tests write HTML that is safe by itself
  const paragraph = (words: number): Block => ({
    name: 'core/paragraph',
    order: 0,
    content: 'Wort <em>um</em> '.repeat(words / 2) as SafeHtml,
  })

  it('counts words, also those inside other blocks, and never tags', () => {
    expect(readingMinutes([paragraph(460)])).toBe(2)
    expect(readingMinutes([{ name: 'core/group', order: 0, innerBlocks: [paragraph(460), paragraph(460)] }])).toBe(4)
  })

  it('is a minute at least', () => {
    expect(readingMinutes([])).toBe(1)
  })
})
