import { afterAll, beforeAll, expect, it } from 'vitest'
import { done, refused } from '#domain/result.ts'
import { record } from '#features/audit/store/action-log.ts'
import { actionLogReadsOn } from '#features/audit/store/action-log-list.ts'
import type { Database, OpenDatabase } from '#platform/db/database.ts'
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
  menus = menuServiceOn(open.db, {
    clock,
    announce: announceContent,
    record: (tx, entry) => record(tx as Database, entry),
  })
})
afterAll(() => open.close())

const nora = { id: '11111111-1111-4111-8111-111111111111', name: 'Nora Pichler' }
const header = { place: 'HEADER', language: 'de' } as const
const items = [{ label: 'Workshops', uri: '/workshops' }]

it('leaves the default menus until one is saved, which purges every page', async () => {
  expect(await menus.shown('de')).toEqual({})
  expect(await menus.find('HEADER', 'de')).toEqual({ ...header, items: [], revision: 0 })
  expect(await menus.save({ ...header, items, revision: 0 }, nora)).toEqual(done)
  expect(await menus.shown('de')).toEqual({ header: items })
  expect(await menus.shown('en')).toEqual({})
  expect(announced).toEqual(['content'])
})

it('two concurrent edits: the second is refused, and the first is kept', async () => {
  const { revision } = await menus.find('HEADER', 'de')
  const kurse = { ...header, items: [{ label: 'Kurse', uri: '/workshops' }], revision }
  expect(await menus.save(kurse, nora)).toEqual(done)
  expect(await menus.save({ ...header, items: [], revision }, nora)).toEqual(refused('stale'))
  expect(await menus.save({ ...header, items: [], revision: 0 }, nora)).toEqual(refused('stale'))
  expect(await menus.shown('de')).toEqual({ header: kurse.items })
})

it('the log has who changed a menu, removed an entry and put it back; what is refused or changes nothing is not there', async () => {
  const lines = async () => (await actionLogReadsOn(open.db).search({ kinds: ['menu'] }, null)).lines
  const footer = { place: 'FOOTER', language: 'en' } as const
  const team = { label: 'Team', uri: '/team' }
  const contact = { label: 'Contact', uri: '/contact', children: [team] }
  const books = { label: 'Books', uri: '/books' }
  const before = (await lines()).length
  const orders = [[contact, books], [contact], [contact], [contact, books], [books, contact]]
  for (const [revision, entries] of orders.entries())
    expect(await menus.save({ ...footer, items: entries, revision }, nora)).toEqual(done)
  expect(await menus.save({ ...footer, items: [], revision: 0 }, nora)).toEqual(refused('stale'))
  const written = await lines()
  const added = ({ label, uri }: typeof books) => ({ name: label, before: '', after: uri })
  expect(written.slice(0, written.length - before).map(({ actor, details }) => [actor, details])).toEqual(
    [
      [],
      [added(books)],
      [{ name: 'Books', before: '/books', after: '' }],
      [added(contact), added(team), added(books)],
    ].map((changes) => [
      { kind: 'member', name: 'Nora Pichler' },
      { place: 'FOOTER', menuLanguage: 'en', changes },
    ]),
  )
})
