import { expect, it } from 'vitest'
import { refused } from '../result.ts'
import { holdComment } from './comment.ts'

it('a comment waits before anyone sees it', () => {
  expect(holdComment({ replyTo: undefined, visible: [], signs: [] })).toEqual({ outcome: 'done', state: 'pending' })
})

it('a reply to a comment that everyone sees waits as well', () => {
  expect(holdComment({ replyTo: 'resi', visible: ['resi'], signs: [] })).toEqual({ outcome: 'done', state: 'pending' })
})

it('a reply to a comment that is not there, or not yet, is refused', () => {
  expect(holdComment({ replyTo: 'resi', visible: ['other'], signs: [] })).toEqual(refused('reply-gone'))
})

it('what looks like spam is kept and marked', () => {
  expect(holdComment({ replyTo: undefined, visible: [], signs: ['trap'] })).toEqual({
    outcome: 'done',
    state: 'suspected',
  })
})
