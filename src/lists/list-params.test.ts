import { expect, it } from 'vitest'
import { commentSearchOf, messageSearchOf, subscriptionSearchOf } from './list-params.ts'

it.each([
  ['', { state: 'waiting', post: undefined }],
  ['state=spam', { state: 'spam', post: undefined }],
  ['state=all', { state: undefined, post: undefined }],
  ['state=nonsense', { state: 'waiting', post: undefined }],
  ['language=de&post=das-board', { state: undefined, post: { language: 'de', slug: 'das-board' } }],
  ['post=das-board', { state: 'waiting', post: undefined }],
])('of comments “%s” asks for %o', (query, search) => {
  expect(commentSearchOf(new URLSearchParams(query))).toEqual(search)
})

it.each([
  ['', { state: 'open', text: undefined }],
  ['text=emre', { state: undefined, text: 'emre' }],
  ['text=emre&state=open', { state: 'open', text: 'emre' }],
])('of messages “%s” asks for %o', (query, search) => {
  expect(messageSearchOf(new URLSearchParams(query))).toEqual(search)
})

it('asks for no list of the newsletter that there is none of', () => {
  expect(subscriptionSearchOf(new URLSearchParams('list=shareholders&state=confirmed&text=%20'))).toEqual({
    state: 'confirmed',
    list: undefined,
    text: undefined,
  })
})
