import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { trainerServiceOn } from '#content/documents/content-service.ts'
import { announceContent } from '#content/documents/page-events.ts'
import { fillEmptyStore } from '#content/documents/starter-content.ts'
import type { OfficeTrainer, TrainerService, WrittenTrainer } from '#content/ports/content-service.ts'
import { done, refused } from '#domain/result.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import type { LogEntry } from '#platform/ports.ts'
import { demoWorld } from '#seed/demo-world.ts'

const now = Temporal.Instant.from('2026-11-25T10:00:00Z')
const by = { id: '11111111-1111-4111-8111-111111111111', name: 'Nora Pichler' }

/** What the office does with trainers, on a database that is empty. */
export function trainersContract(name: string, openDatabase: () => Promise<OpenDatabase>) {
  describe(`trainers on ${name}`, () => {
    let open: OpenDatabase
    let service: TrainerService
    const logged: LogEntry[] = []
    beforeAll(async () => {
      open = await openDatabase()
      await fillEmptyStore(open.db, demoWorld(now).content)
      service = trainerServiceOn(open.db, {
        announce: announceContent,
        clock: { now: () => now },
        record: async (_, entry) => void logged.push(entry),
      })
    })
    afterAll(() => open.close())

    const mira: WrittenTrainer = {
      name: 'Mira Lenz',
      texts: { de: { role: 'Trainerin', text: 'Mira unterrichtet in Graz.' } },
      languages: ['de'],
      workshops: ['flin'],
      links: ['https://example.org/mira'],
      picture: null,
      isPublished: false,
    }
    const names = async () => (await service.all()).map(({ name }) => name)

    async function saved(name: string): Promise<OfficeTrainer> {
      const found = (await service.all()).find((trainer) => trainer.name === name)
      if (!found) throw new Error(`no trainer ${name}`)
      return found
    }

    it('a new one is at the end, and seen once published, in both languages', async () => {
      const before = await names()
      expect(await service.create(mira, by)).toEqual(done)
      expect(await names()).toEqual([...before, mira.name])
      expect((await service.shown('de')).map(({ name }) => name)).toEqual(before)
      expect(await service.save({ ...(await saved(mira.name)), isPublished: true }, by)).toEqual(done)
      for (const language of ['de', 'en'] as const)
        expect((await service.shown(language)).at(-1)).toMatchObject({ name: mira.name, role: 'Trainerin' })
      const { id } = await saved(mira.name)
      const line = {
        actor: by,
        subject: { kind: 'trainer', id },
        action: 'trainer.saved',
        details: { name: mira.name },
      }
      expect(logged).toMatchObject([line, line])
    })

    it('has a name of its own: a date belongs to the trainer of its name', async () => {
      expect(await service.create(mira, by)).toEqual(refused('taken'))
      const theresa = await saved('Theresa Moosbrugger')
      expect(await service.save({ ...theresa, name: mira.name }, by)).toEqual(refused('taken'))
    })

    it('tells the second of two who save at once', async () => {
      const seen = await saved(mira.name)
      expect(await service.save({ ...seen, workshops: ['flin', 'fl2d'] }, by)).toEqual(done)
      expect(await service.save({ ...seen, workshops: [] }, by)).toEqual(refused('stale'))
      expect((await saved(mira.name)).workshops).toEqual(['flin', 'fl2d'])
    })

    it('goes up and down, and no further than to the edge', async () => {
      const [first = '', second = '', ...others] = await names()
      const { id } = await saved(second)
      await service.move(id, 'up')
      expect(await names()).toEqual([second, first, ...others])
      await service.move(id, 'up')
      expect(await names()).toEqual([second, first, ...others])
      await service.move(id, 'down')
      expect(await names()).toEqual([first, second, ...others])
    })

    it('is removed, which the log records', async () => {
      const { id } = await saved(mira.name)
      await service.remove(id, by)
      expect(await names()).not.toContain(mira.name)
      expect(await service.save({ ...mira, id, revision: 1 }, by)).toEqual(refused('unknown'))
      expect(logged.at(-1)).toMatchObject({ action: 'trainer.removed', subject: { id } })
    })
  })
}
