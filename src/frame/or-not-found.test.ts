import { expect, it } from 'vitest'
import { orNotFound } from './or-not-found.ts'

it.each([null, undefined])('throws the 404 page for %s', (found) => {
  expect(() => orNotFound(found)).toThrow(expect.objectContaining({ init: { status: 404 } }))
})

it('returns what is there, also when it is empty', () => {
  expect([orNotFound('a page'), orNotFound(''), orNotFound(0)]).toEqual(['a page', '', 0])
})
