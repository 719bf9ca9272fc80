import { expect, test } from 'vitest'
import { menusWithout, menuUris, type SiteMenus } from './menu.ts'

const menus: SiteMenus = {
  header: [
    { label: 'Workshops', uri: '/workshops' },
    { label: 'Speaking', uri: '/speaking' },
  ],
  menu: [
    {
      label: 'Flight Levels',
      uri: '/flight-levels',
      children: [
        { label: 'Entdecken', uri: '/flight-levels/entdecken' },
        { label: 'Einführung', uri: '/workshops/flight-levels-introduction' },
      ],
    },
    { label: 'TWiG', uri: '/twig', quiet: true },
  ],
  footer: [
    { label: 'AGB', uri: '/agb' },
    { label: 'Partner', uri: 'https://partner.example/' },
  ],
}
const labels = ({ header, menu, footer }: SiteMenus) =>
  [...header, ...menu.flatMap((item) => [item, ...(item.children ?? [])]), ...footer].map(({ label }) => label)

test('entries that lead somewhere stay as they are', () => {
  expect(menusWithout(menus, [])).toEqual(menus)
  expect(menusWithout(menus, ['/buecher'])).toEqual(menus)
})

test('entries whose page is missing are left out on every level', () => {
  expect(labels(menusWithout(menus, ['/speaking', '/flight-levels/entdecken', '/twig', '/agb']))).toEqual([
    'Workshops',
    'Flight Levels',
    'Einführung',
    'Partner',
  ])
})

test('an item whose own page is missing leads to the first of its sub-menu that is there, or goes with it', () => {
  const [item] = menusWithout(menus, ['/flight-levels', '/flight-levels/entdecken']).menu
  expect(item).toEqual({
    label: 'Flight Levels',
    uri: '/workshops/flight-levels-introduction',
    children: [{ label: 'Einführung', uri: '/workshops/flight-levels-introduction' }],
  })
  const all = menuUris(menus)
  expect(all).toHaveLength(8)
  expect(labels(menusWithout(menus, all))).toEqual([])
})
