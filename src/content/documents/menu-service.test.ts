import { afterAll, beforeAll, expect, it } from 'vitest'
import { done, refused } from '#domain/result.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import type { MenuService } from '../ports/content-service.ts'
import { menuServiceOn } from './content-service.ts'
import { announceContent } from './page-events.ts'

let open: OpenDatabase
let menus: MenuService
const announced: string[] = []
beforeAll(async () => {
  open = await freshEmbedded()
  await open.listen('page_tags', (payload) => announced.push(payload))
  const clock = { now: () => Temporal.Instant.from('2026-11-25T10:00:00Z') }
  menus = menuServiceOn(open.db, { clock, announce: announceContent })
})
afterAll(() => open.close())

const header = { place: 'HEADER', language: 'de' } as const
const items = [{ label: 'Workshops', uri: '/workshops' }]

it('leaves the default menus until one is saved, which purges every page', async () => {
  expect(await menus.shown('de')).toEqual({})
  expect(await menus.find('HEADER', 'de')).toEqual({ ...header, items: [], revision: 0 })
  expect(await menus.save({ ...header, items, revision: 0 })).toEqual(done)
  expect(await menus.shown('de')).toEqual({ header: items })
  expect(await menus.shown('en')).toEqual({})
  expect(announced).toEqual(['content'])
})

it('two concurrent edits: the second is refused, and the first is kept', async () => {
  const { revision } = await menus.find('HEADER', 'de')
  const nora = { ...header, items: [{ label: 'Kurse', uri: '/workshops' }], revision }
  expect(await menus.save(nora)).toEqual(done)
  expect(await menus.save({ ...header, items: [], revision })).toEqual(refused('stale'))
  expect(await menus.save({ ...header, items: [], revision: 0 })).toEqual(refused('stale'))
  expect(await menus.shown('de')).toEqual({ header: nora.items })
})
