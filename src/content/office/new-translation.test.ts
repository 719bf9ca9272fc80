import { expect, it } from 'vitest'
import { newPageHref, newPostHref, translationOf } from './pages/page-href.ts'

it.each([
  ['a page', newPageHref('a1')],
  ['a post', newPostHref('a1', 'en')],
])('opens the form for the translation of %s with its id', (_, href) => {
  expect(translationOf(new Request(`https://flightlevels.example${href}`))).toBe('a1')
})

it('opens the form of a page of its own without one', () => {
  expect(translationOf(new Request(`https://flightlevels.example${newPageHref('')}`))).toBe('')
})
