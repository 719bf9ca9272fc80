import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createPageCache, type PageCache } from './page-cache.ts'
import { storedResponse } from './stored-response.ts'

const page = (text: string) => storedResponse(Buffer.from(text), { 'content-type': 'text/html' })
const start = page('start page')
const list = page('workshop list')

describe('the page cache', () => {
  let now = 0
  let cache: PageCache
  beforeEach(() => {
    now = 0
    cache = createPageCache(() => now)
    cache.begin().store('/de', start, ['content'])
    cache.begin().store('/de/workshops', list, ['content', 'workshops'])
  })

  it('gives back what was stored, and nothing else', () => {
    expect(cache.get('/de')).toBe(start)
    expect(cache.get('/de/workshops')).toBe(list)
    expect(cache.get('/en')).toBeUndefined()
  })

  it.each([
    [['workshops'], ['/de']],
    [['content'], []],
    [['workshops', 'content'], []],
    [['comments'], ['/de', '/de/workshops']],
    [undefined, []],
  ])('keeps after a change of %s only %j', (tags, kept) => {
    cache.purge(tags)
    expect(['/de', '/de/workshops'].filter((key) => cache.get(key))).toEqual(kept)
  })

  it('renders pages that show seats again once these have changed, and leaves all others', () => {
    cache.begin().store('/de/workshops/fl2d', list, ['workshops', 'seats:fl2d'])
    cache.begin().store('/de/workshops/fl3d', list, ['workshops', 'seats:fl3d'])
    now = 5_000
    cache.purge(['seats:fl2d'])
    expect([cache.get('/de/workshops/fl2d'), cache.get('/de/workshops/fl3d')]).toEqual([undefined, list])
    expect(cache.get('/de/workshops')).toBe(list)
    expect(cache.whileRendering('/de/workshops/fl2d')).toBe(list)
    cache.purge(['workshops'])
    expect(cache.whileRendering('/de/workshops/fl2d')).toBeUndefined()
  })

  it('is rendered once a second however fast seats go', () => {
    cache.begin().store('/de/workshops/fl2d', list, ['seats:fl2d'])
    const found: boolean[] = []
    for (now = 100; now <= 2000; now += 100) {
      cache.purge(['seats:fl2d'])
      found.push(cache.get('/de/workshops/fl2d') !== undefined)
      if (!cache.get('/de/workshops/fl2d')) cache.begin().store('/de/workshops/fl2d', list, ['seats:fl2d'])
    }
    expect(found.filter((isKept) => !isKept)).toHaveLength(2)
  })

  it('packs a page better that is still fresh after two seconds', async () => {
    vi.useFakeTimers()
    const stored = { lasting: page('lasting'), purged: page('purged'), replaced: page('replaced') }
    const packed = Object.entries(stored).map(([name, { body }]) => {
      cache.begin().store(name, stored[name as keyof typeof stored], [name === 'purged' ? 'workshops' : 'content'])
      return vi.spyOn(body, 'packWell')
    })
    cache.purge(['workshops'])
    cache.begin().store('replaced', start, ['content'])
    now = 2_000
    await vi.advanceTimersByTimeAsync(2_000)
    vi.useRealTimers()
    expect(packed.map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0])
  })

  it('keeps a page as long as the least lasting of what it shows is fresh, a minute at most and a second at least', () => {
    for (const [fresh, kept] of [
      [[], 60_000],
      [[50_000, 90_000], 50_000],
      [[90_000], 60_000],
      [[0, 50_000], 1_000],
    ] as const) {
      now = 0
      const rendering = cache.begin()
      for (const ms of fresh) rendering.freshFor(ms)
      rendering.store('/en', list, ['content'])
      now = kept - 1
      expect(cache.get('/en')).toBe(list)
      now = kept
      expect(cache.get('/en')).toBeUndefined()
    }
  })

  it('keeps a page that was overtaken by seats or by what it does not show', () => {
    const rendering = cache.begin()
    cache.purge(['seats:fl2d'])
    cache.purge(['comments'])
    now = 100
    rendering.store('/de/workshops/fl2d', list, ['workshops', 'seats:fl2d'])
    now = 1_099
    expect(cache.get('/de/workshops/fl2d')).toBe(list)
    now = 1_100
    expect(cache.get('/de/workshops/fl2d')).toBeUndefined()
    expect(cache.whileRendering('/de/workshops/fl2d')).toBe(list)
  })

  it('lets those who wait for a page go on once it is there, is gone, or has changed', async () => {
    for (const end of [
      () => cache.begin().store('/en', list, ['content']),
      () => cache.forget('/en'),
      () => cache.stale('/en'),
      () => cache.purge(['content']),
    ]) {
      cache.beginRendering('/en')
      const waiting = cache.rendering('/en')
      end()
      await waiting
      expect(cache.rendering('/en')).toBeUndefined()
    }
  })

  it('does not keep a page that was overtaken by a change while it was rendered', () => {
    const rendering = cache.begin()
    cache.purge(['workshops'])
    rendering.store('/de/workshops', page('with a seat that is gone'), ['workshops'])
    expect(cache.get('/de/workshops')).toBeUndefined()
    cache.begin().store('/de/workshops', list, ['workshops'])
    expect(cache.get('/de/workshops')).toBe(list)
  })

  it('renders a page again after a minute, also when nothing was announced', () => {
    now = 59_999
    expect(cache.get('/de')).toBe(start)
    now = 60_000
    expect(cache.get('/de')).toBeUndefined()
  })

  it('has a page as it last was where it cannot be rendered, and gives it for five seconds without another try', () => {
    cache.purge(['workshops'])
    now = 200_000
    expect(cache.get('/de/workshops')).toBeUndefined()
    expect(cache.stale('/de/workshops')).toBe(list)
    now = 204_999
    expect(cache.get('/de/workshops')).toBe(list)
    now = 205_000
    expect(cache.get('/de/workshops')).toBeUndefined()
    expect(cache.stale('/en')).toBeUndefined()
  })

  it('has nothing of a page that is no more', () => {
    cache.forget('/de')
    expect(cache.stale('/de')).toBeUndefined()
  })

  it('counts the minute of a page from when it was last rendered', () => {
    now = 50_000
    const again = page('start page, again')
    cache.begin().store('/de', again, ['content'])
    now = 100_000
    expect(cache.get('/de')).toBe(again)
  })

  it('caches two thousand pages and evicts the oldest', () => {
    for (let number = 1; number <= 1998; number += 1) cache.begin().store(`/de/${number}`, list, ['content'])
    expect(cache.get('/de')).toBe(start)
    cache.begin().store('/de/one-more', list, ['content'])
    expect(cache.get('/de')).toBeUndefined()
    expect(cache.get('/de/workshops')).toBe(list)
    expect(cache.get('/de/one-more')).toBe(list)
  })

  it('caches two hundred pages with a query without evicting other pages', () => {
    for (let number = 1; number <= 2500; number += 1) cache.begin().store(`/de/workshops?place=${number}`, list, [])
    expect([cache.get('/de'), cache.get('/de/workshops')]).toEqual([start, list])
    const kept = Array.from({ length: 2500 }, (_, index) => cache.get(`/de/workshops?place=${index + 1}`)).filter(
      Boolean,
    )
    expect([kept.length, cache.get('/de/workshops?place=2500')]).toEqual([200, list])
  })

  it('evicts nothing when a full cache stores a page again', () => {
    for (let number = 1; number <= 1998; number += 1) cache.begin().store(`/de/${number}`, list, ['content'])
    cache.begin().store('/de/7', start, ['content'])
    expect(cache.get('/de')).toBe(start)
    expect(cache.get('/de/7')).toBe(start)
  })
})
