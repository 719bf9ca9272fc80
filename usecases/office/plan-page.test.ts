import { expect, it } from 'vitest'
import type { PageDesk } from '../ports/page-desk.ts'
import type { Effect, Stores } from '../ports.ts'
import { planPage } from './plan-page.ts'

const now = Temporal.Instant.from('2026-11-25T10:00:00Z')

function house() {
  const done: unknown[] = []
  const stores = {
    addEffect: async (effect: Effect, at?: Temporal.Instant) => void done.push([effect, at?.toString()]),
  }
  const pages = {
    plan: async ({ at }: { at: Temporal.Instant }) => {
      done.push(['plan', at.toString()])
      return { outcome: 'done', id: 'page', revision: 1 }
    },
  }
  const ports = {
    clock: { now: () => now },
    // this use case asks for nothing else of either
    transactions: { run: <T>(work: (all: Stores) => Promise<T>) => work(stores as unknown as Stores) },
    pages: pages as unknown as PageDesk,
  }
  return { done, plan: (at: Temporal.Instant) => planPage(ports, { id: 'page', by: 'Nora Pichler', at }) }
}

it('writes the job for that very time first, then the plan that it will look for', async () => {
  const { done, plan } = house()
  const at = now.add({ hours: 2 })
  expect((await plan(at)).outcome).toBe('done')
  expect(done).toEqual([
    [{ kind: 'publish-page', pageId: 'page', at: at.toString() }, at.toString()],
    ['plan', at.toString()],
  ])
})

it.each([0, -1])('plans nothing for a time that has passed (%i minutes from now)', async (minutes) => {
  const { done, plan } = house()
  expect(await plan(now.add({ minutes }))).toEqual({ outcome: 'refused', reason: 'past' })
  expect(done).toEqual([])
})
