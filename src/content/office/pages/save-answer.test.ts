import { describe, expect, it } from 'vitest'
import { refused } from '#domain/result.ts'
import { answerOrNone } from './save-answer.ts'

/** As the router throws it. */
const response = (status: number) => ({ status, statusText: '', internal: false, data: null })
const failingWith = (error: unknown) => () => Promise.reject(error)

describe('the editor stays open', () => {
  it.each([
    ['a lost connection', new TypeError('Failed to fetch')],
    ['a failure of the server', response(503)],
  ])('without an answer: %s', async (_, error) => {
    expect(await answerOrNone(failingWith(error))).toMatchObject({
      data: { outcome: refused('no-answer'), theirs: null },
      init: { status: 503 },
    })
  })

  it('and has the answer that came', async () => {
    expect(await answerOrNone(async () => 'saved')).toBe('saved')
  })
})

it.each([
  ['a redirect to the sign-in', new Response(null, { status: 302 })],
  ['a form of a session that has ended', response(401)],
])('%s goes its usual way', async (_, error) => {
  await expect(answerOrNone(failingWith(error))).rejects.toBe(error)
})
