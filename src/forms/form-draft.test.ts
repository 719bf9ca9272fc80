import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  draftKeys,
  draftLasts,
  forgetDraft,
  forgetOldDrafts,
  keepDraft,
  lookFor,
  noteOnItsWay,
  readDraft,
  secondLook,
} from './form-draft.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const draft = { at: noon, idempotencyKey: 'a', sent: false, value: { booker: { lastName: 'Hofstätter' } } }
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.useFakeTimers({ now: noon, toFake: ['Date'] })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

// Files share a process: a stopped clock would stop the tests of the next one.
afterEach(() => {
  vi.useRealTimers()
})

describe('the draft of a form', () => {
  it.each([
    ['at once', 0, true],
    ['a moment before its day is over', draftLasts - 1, true],
    ['after a day', draftLasts, false],
    ['by a clock that went back', -1, false],
  ])('%s', (_, later, isThere) => {
    keepDraft(draftKeys.booking, draft)
    vi.setSystemTime(noon + later)
    expect(readDraft(draftKeys.booking) !== null).toBe(isThere)
    forgetOldDrafts()
    expect(kept.size).toBe(isThere ? 1 : 0)
  })

  it.each([
    '',
    'null',
    '7',
    '{',
    '{}',
    '{"at":1,"idempotencyKey":"a","sent":"no","value":{}}',
    '{"at":1,"idempotencyKey":"a","value":null}',
  ])('is none: %j', (text) => {
    kept.set(draftKeys.tickets, text)
    expect(readDraft(draftKeys.tickets)).toBeNull()
  })

  it('is removed with its order; the draft with another key stays', () => {
    keepDraft(draftKeys.booking, draft)
    keepDraft(draftKeys.tickets, { ...draft, idempotencyKey: 'b' })
    noteOnItsWay('a', true)
    expect(readDraft(draftKeys.booking)?.sent).toBe(true)
    expect(readDraft(draftKeys.tickets)?.sent).toBe(false)
    forgetDraft('a')
    expect([...kept.keys()]).toEqual([draftKeys.tickets])
  })

  it('is not needed: a browser that keeps nothing has none', () => {
    vi.stubGlobal('localStorage', undefined)
    keepDraft(draftKeys.booking, draft)
    forgetOldDrafts()
    expect(readDraft(draftKeys.booking)).toBeNull()
  })
})

describe('an order form without an answer', () => {
  it.each([
    [
      'was written while it was asked for, as by a server that goes on after a halt',
      '/de/order/x',
      { href: '/de/order/x' },
    ],
    ['is not there', null, { lost: 'not-arrived' }],
  ])('%s', async (_, afterwards, found) => {
    vi.useFakeTimers({ now: noon, toFake: ['Date', 'setTimeout'] })
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('location', { pathname: '/de/workshops' })
    const hrefs = [null, afterwards]
    vi.stubGlobal('fetch', async () => Response.json({ href: hrefs.shift() }))
    const looked = lookFor({ idempotencyKey: 'a' })
    await vi.advanceTimersByTimeAsync(secondLook)
    expect(await looked).toEqual(found)
  })
})
