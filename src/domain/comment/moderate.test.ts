import { expect, it } from 'vitest'
import { refused } from '../result.ts'
import { mayDelete, moderate } from './comment.ts'

it.each([
  ['pending', 'approve', 'approved', true],
  ['pending', 'reject', 'rejected', false],
  // what looked like spam was none
  ['suspected', 'approve', 'approved', true],
  ['suspected', 'reject', 'rejected', false],
  // the office changes its mind
  ['approved', 'reject', 'rejected', true],
  ['rejected', 'approve', 'approved', true],
  // what stood there for a week was an advertisement after all
  ['approved', 'spam', 'spam', true],
  ['suspected', 'spam', 'spam', false],
  ['spam', 'approve', 'approved', true],
] as const)('a comment that is %s becomes, on %s, %s', (state, moderation, next, changesPage) => {
  expect(moderate(state, moderation)).toEqual({ outcome: 'done', state: next, changesPage })
})

it.each([
  ['approved', 'approve'],
  ['rejected', 'reject'],
  ['spam', 'spam'],
] as const)('a comment that is %s is not asked to %s again', (state, moderation) => {
  expect(moderate(state, moderation)).toEqual(refused('decided-before'))
})

it.each([
  ['pending', false],
  ['suspected', false],
  ['approved', false],
  ['rejected', true],
  ['spam', true],
] as const)('a comment that is %s may be deleted: %s', (state, may) => {
  expect(mayDelete(state)).toBe(may)
})
