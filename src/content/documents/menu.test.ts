import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContentService, openContentService } from '#tests/helpers/content-service.ts'

let service: ContentService
beforeAll(async () => {
  service = await openContentService()
})
afterAll(() => service.close())

const query =
  'query ($location: MenuLocation!) { menu(location: $location) { revision items { label uri children { label uri } } } }'
const save = (input: object, token = service.tokens.Ingrid) =>
  service.ask('mutation ($input: SaveMenuInput!) { saveMenu(input: $input) { revision } }', { input }, { token })

test('the menus of the frame are there in both languages, with what is below their items', async () => {
  const german = (await service.ask(query, { location: 'MENU' })).data.menu
  const english = (await service.ask(query, { location: 'MENU' }, { language: 'en' })).data.menu
  expect(german.revision).toBe(1)
  expect(german.items[4]).toEqual({ label: 'Bücher', uri: '/buecher', children: [] })
  expect(english.items[4]).toEqual({ label: 'Books', uri: '/books', children: [] })
  expect(english.items[0].children[1]).toEqual({ label: 'Discover Flight Levels', uri: '/flight-levels/discover' })
  for (const location of ['HEADER', 'FOOTER'])
    expect((await service.ask(query, { location })).data.menu.items.length).toBeGreaterThan(2)
})

test('an editor changes a menu, at once for everyone, unless someone else was quicker', async () => {
  const items = [{ label: 'Workshops', uri: '/workshops', children: [{ label: 'Termine', uri: '/workshops#termine' }] }]
  const input = { location: 'HEADER', language: 'de', expectedRevision: 1, items }
  expect((await save(input)).data.saveMenu).toEqual({ revision: 2 })
  expect((await service.ask(query, { location: 'HEADER' })).data.menu.items).toEqual([
    { ...items[0], children: items[0]?.children },
  ])
  expect(service.announced).toEqual(['content'])
  expect((await save(input)).code).toBe('CONFLICT')
  expect((await save({ ...input, expectedRevision: 0 })).code).toBe('CONFLICT')
  expect((await service.ask(query, { location: 'HEADER' }, { language: 'en' })).data.menu.revision).toBe(1)
})

test.each([
  ['a script', { label: 'x', uri: 'javascript:alert(1)' }],
  ['another host as if it were a path', { label: 'x', uri: '//spy.example' }],
  ['a backslash', { label: 'x', uri: '/\\spy.example' }],
  ['no label', { label: ' ', uri: '/' }],
])('an item with %s is refused', async (_, item) => {
  const input = { location: 'FOOTER', language: 'de', expectedRevision: 1, items: [item] }
  expect((await save(input)).code).toBe('BAD_USER_INPUT')
})

test('menus are changed by editors alone', async () => {
  const input = { location: 'FOOTER', language: 'de', expectedRevision: 1, items: [] }
  expect((await save(input, service.tokens.Rosa)).code).toBe('FORBIDDEN')
  expect((await save(input, '')).code).toBe('UNAUTHENTICATED')
})
