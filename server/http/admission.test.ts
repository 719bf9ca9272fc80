import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Admission, createAdmission, type Lane } from './admission.ts'

describe('admission', () => {
  let now = 0
  let admission: Admission
  beforeEach(() => {
    vi.useFakeTimers()
    now = 0
    admission = createAdmission(1_000, () => now)
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Requests this many of a lane; returns the state of each so far. */
  async function ask(lane: Lane, count: number) {
    const found: ('begun' | 'refused' | 'waiting')[] = Array(count).fill('waiting')
    const ends: (() => void)[] = []
    for (let index = 0; index < count; index += 1)
      void admission.enter(lane).then((end) => {
        found[index] = end ? 'begun' : 'refused'
        if (end) ends.push(end)
      })
    await flush()
    const counted = (kind: string) => found.filter((one) => one === kind).length
    return { ends, found, begun: () => counted('begun'), refused: () => counted('refused') }
  }

  async function flush() {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  }

  it('begins six of a lane at once, and leaves room for the other', async () => {
    const [reads, writes] = [await ask('reads', 10), await ask('writes', 10)]
    expect([reads.begun(), writes.begun()]).toEqual([6, 2])
  })

  it('refuses a request at once that could not start in time', async () => {
    const writes = await ask('writes', 340)
    expect(writes.begun()).toBe(6)
    expect(writes.refused()).toBeGreaterThan(250)
    expect(writes.found.slice(0, 50)).not.toContain('refused')
  })

  it('begins those who wait in the order in which they came', async () => {
    const writes = await ask('writes', 12)
    for (let round = 0; round < 6; round += 1) {
      now += 10
      writes.ends[round]?.()
      await flush()
    }
    expect(writes.found).toEqual(Array(12).fill('begun'))
    expect(admission.figures().writes).toEqual({ working: 6, waiting: 0, refused: 0 })
  })

  it('lets visitors read before they write, and crawlers last', async () => {
    const [first, second] = [await ask('reads', 6), await ask('writes', 2)]
    const [crawlers, writes, reads] = [await ask('crawlers', 1), await ask('writes', 1), await ask('reads', 1)]
    first.ends[0]?.()
    await flush()
    expect([reads.begun(), writes.begun(), crawlers.begun()]).toEqual([1, 0, 0])
    second.ends[0]?.()
    await flush()
    expect([writes.begun(), crawlers.begun()]).toEqual([1, 0])
    first.ends[1]?.()
    await flush()
    expect(crawlers.begun()).toBe(1)
  })

  it('refuses crawlers while visitors still wait', async () => {
    await ask('reads', 6)
    await ask('writes', 2)
    const [crawlers, reads] = [await ask('crawlers', 10), await ask('reads', 10)]
    expect([crawlers.refused() > 0, reads.refused()]).toEqual([true, 0])
  })

  it('refuses a request that has waited too long', async () => {
    await ask('writes', 8)
    const waiting = await ask('writes', 1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(waiting.found).toEqual(['refused'])
  })

  it('stops counting a request after the longest wait', async () => {
    await ask('writes', 6)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(admission.figures().writes.working).toBe(0)
  })

  it('keeps room for visitors and members during a flood of sign-in attempts', async () => {
    const [attack, forged] = [await ask('sign-in', 1_000), await ask('office', 3)]
    const [members, reads] = [await ask('office', 1), await ask('reads', 3)]
    expect([attack.begun(), forged.begun(), reads.begun(), members.found]).toEqual([2, 3, 3, ['waiting']])
    attack.ends[0]?.()
    forged.ends[0]?.()
    await flush()
    expect(members.found).toEqual(['begun'])
  })

  it('counts refused requests', () => {
    admission.countRefusal('writes')
    expect([admission.figures().writes.refused, admission.figures().reads.refused]).toEqual([1, 0])
  })

  it('ends a work once, however often it is called', async () => {
    const { ends } = await ask('reads', 2)
    ends[0]?.()
    ends[0]?.()
    expect(admission.figures().reads.working).toBe(1)
  })

  it('lets fewer wait where each takes longer', async () => {
    for (let round = 0; round < 40; round += 1) {
      const { ends } = await ask('writes', 1)
      now += 500
      ends[0]?.()
    }
    const slow = await ask('writes', 60)
    expect(slow.found.filter((one) => one === 'waiting').length).toBeLessThan(4)
  })
})
