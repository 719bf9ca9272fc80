import { expect, it } from 'vitest'
import { moderate } from './moderate.ts'

it.each([
  ['pending', 'approve', 'approved', true],
  ['pending', 'reject', 'rejected', false],
  // what looked like spam was none
  ['suspected', 'approve', 'approved', true],
  ['suspected', 'reject', 'rejected', false],
  // the office changes its mind
  ['approved', 'reject', 'rejected', true],
  ['rejected', 'approve', 'approved', true],
] as const)('a comment that is %s becomes, on %s, %s', (state, moderation, next, changesPage) => {
  expect(moderate(state, moderation)).toEqual({ accepted: true, state: next, changesPage })
})

it.each([
  ['approved', 'approve', 'already-approved'],
  ['rejected', 'reject', 'already-rejected'],
] as const)('a comment that is %s is not asked to %s again', (state, moderation, refusal) => {
  expect(moderate(state, moderation)).toEqual({ accepted: false, refusal })
})
