import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { done, refused } from '#domain/result.ts'
import { actionLogReadsOn } from '#features/audit/store/action-log-list.ts'
import { createRedirectService, type RedirectService } from '#features/redirects/redirects.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import { pageTagChannel } from '#platform/db/outbox.ts'
import type { Reads } from '#platform/ports.ts'
import { readsOn } from '#server/composition/stores.ts'
import { type BookingWorld, openBookingWorld, saturday } from './booking-world.ts'

const nora = { id: '11111111-1111-4111-8111-111111111111', name: 'Nora Pichler' }
const jonas = { id: '22222222-2222-4222-8222-222222222222', name: 'Jonas Krenn' }
const pages = new Set(['/kontakt', '/ueber-uns', '/speaking'])

/** Redirects of the office. */
export function redirectsOn(name: string, open: () => Promise<OpenDatabase>) {
  describe(`redirects on ${name}`, () => {
    let world: BookingWorld
    let service: RedirectService
    let reads: Reads
    beforeAll(async () => {
      world = await openBookingWorld(await open())
      reads = readsOn(world.database.db)
      const content = {
        // only whether there is one matters here
        page: async (uri: string) =>
          pages.has(uri) ? { id: uri, slug: uri, title: uri, translated: [], blocks: [] } : null,
        post: async () => null,
      }
      service = createRedirectService({
        reads,
        content,
        clock: { now: () => saturday },
        randomSource: { id: () => randomUUID() },
        transactions: world.transactions,
      })
    })
    afterAll(() => world.close())

    const add = (source: string, target: string) => service.add({ source, target, by: nora })

    it('are kept as tidy paths, with who has set them, until someone takes them away', async () => {
      expect(await add('/DE/Sommerfest/', '/de/kontakt')).toEqual(done)
      expect(await service.all()).toMatchObject([
        { source: '/de/sommerfest', target: '/de/kontakt', by: 'Nora Pichler' },
      ])
      expect(await reads.redirects.targets()).toEqual(new Map([['/de/sommerfest', '/de/kontakt']]))
      await service.remove('/de/sommerfest', nora)
      expect(await reads.redirects.targets()).toEqual(new Map())
    })

    it('are announced to every process, set and removed, and not if refused', async () => {
      const announced: string[] = []
      await world.database.listen(pageTagChannel, (payload) => announced.push(payload))
      await add('/de/sommerfest', '/de/kontakt')
      await add('/de/ueber-uns', '/de/kontakt')
      await service.remove('/de/sommerfest', nora)
      await service.remove('/de/sommerfest', nora)
      await expect.poll(() => announced).toEqual(['redirects', 'redirects'])
    })

    it('are in the log, set and removed, with who did it; what was refused or not there is not', async () => {
      const lines = async () => (await actionLogReadsOn(world.database.db).search({ kinds: ['redirect'] }, null)).lines
      const before = (await lines()).length
      expect(await add('/de/grüße', '/de/kontakt')).toEqual(done)
      expect(await add('/de/grüße', '/de/speaking')).toEqual(refused('taken'))
      const source = (await service.all()).find(({ target }) => target === '/de/kontakt')?.source ?? ''
      await service.remove(source, jonas)
      await service.remove(source, nora)
      const details = { source: '/de/grüße', target: '/de/kontakt' }
      const written = await lines()
      expect(written.slice(0, written.length - before)).toMatchObject([
        { action: 'redirect.removed', actor: { kind: 'member', name: 'Jonas Krenn' }, details },
        { action: 'redirect.added', actor: { kind: 'member', name: 'Nora Pichler' }, details },
      ])
    })

    it('are set and removed with a percent sign that encodes nothing', async () => {
      expect(await add('/de/minus-20%', '/de/kontakt')).toEqual(done)
      const [{ source = '' } = {}] = await service.all()
      expect(source).toBe('/de/minus-20%')
      await service.remove(source, nora)
      expect(await service.all()).not.toContainEqual(expect.objectContaining({ source }))
    })

    it('hide no page and lead to one', async () => {
      expect(await add('/de/ueber-uns', '/de/kontakt')).toEqual(refused('page'))
      expect(await add('/de/workshops', '/de/kontakt')).toEqual(refused('page'))
      expect(await add('/de/alt', '/de/nirgends')).toEqual(refused('nowhere'))
    })

    it('never chain, even after a page was deleted', async () => {
      pages.add('/winter').add('/eis')
      expect(await add('/de/frost', '/de/winter')).toEqual(done)
      pages.delete('/winter')
      expect(await add('/de/winter', '/de/eis')).toEqual(refused('chain-before'))
    })

    it('takes one of two for the same address that come at once', async () => {
      const outcomes = await Promise.all([add('/de/herbst', '/de/speaking'), add('/de/herbst', '/de/kontakt')])
      expect(outcomes.toSorted((one, other) => one.outcome.localeCompare(other.outcome))).toEqual([
        done,
        refused('taken'),
      ])
    })
  })
}
