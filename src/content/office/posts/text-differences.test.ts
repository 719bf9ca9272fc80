import { expect, it } from 'vitest'
import { differingFields, shownField } from './text-compare.tsx'

const text = {
  title: 'Ein Board',
  excerpt: 'Klebeband.',
  author: 'Priya',
  tags: [],
  picture: null,
  body: '<p>A</p>\n\n<p>B</p>',
}

it('names what differs between two states of a post, and no line ends that a browser has changed', () => {
  const typed = { ...text, body: '<p>A</p>\r\n\r\n<p>B</p>' }
  expect(differingFields(text, typed)).toEqual([])
  const other = { ...typed, title: 'Zwei Boards', tags: [{ slug: 'boards', name: 'Boards' }] }
  expect(differingFields(text, other)).toEqual(['title', 'tags'])
})

it('shows a text by its paragraphs', () => {
  expect(shownField(text, 'body')).toEqual(['<p>A</p>', '<p>B</p>'])
})
