import { expect, it } from 'vitest'
import { commentSearchOf } from './comments.tsx'

it.each([
  ['', { state: 'waiting', post: undefined }],
  ['state=spam', { state: 'spam', post: undefined }],
  ['state=all', { state: undefined, post: undefined }],
  ['state=nonsense', { state: 'waiting', post: undefined }],
  ['language=de&post=das-board', { state: undefined, post: { language: 'de', slug: 'das-board' } }],
  ['post=das-board', { state: 'waiting', post: undefined }],
])('“%s” asks for %o', (query, search) => {
  expect(commentSearchOf(new URLSearchParams(query))).toEqual(search)
})
