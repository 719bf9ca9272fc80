import { type DataStrategyResult, UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepTheForm } from './keep-the-form.ts'
import { noteSent } from './lost-answer.ts'

type Results = Record<string, DataStrategyResult>

/** What React Router makes of a form that is answered with a thrown status. */
async function resultsOf(status: number) {
  noteSent({ id: 'form', idempotencyKey: null })
  const thrown: Results = { screen: { type: 'error', result: new ErrorResponseImpl(status, '', null) } }
  const request = new Request('https://site.example/office/bookings/1', { method: 'POST' })
  const kept = await keepTheForm({ request } as Parameters<typeof keepTheForm>[0], async () => thrown)
  return kept === thrown ? 'its page' : 'a notice in the form'
}

describe('a form of the office that is answered', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    [401, 'after the session has ended', 'its page'],
    [403, 'after the role was taken away', 'its page'],
    [404, 'about what is gone', 'its page'],
    [500, 'with an error', 'a notice in the form'],
    [503, 'while the site is busy', 'a notice in the form'],
  ])('%i, %s, shows %s', async (status, _, shown) => {
    vi.stubGlobal('navigator', { onLine: true })
    expect(await resultsOf(status)).toBe(shown)
  })
})
