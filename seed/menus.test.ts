import { expect, test } from 'vitest'
import { languages } from '#domain/language.ts'
import { pageHref } from '#frame/page-href.ts'
import german from '#i18n/messages/de.json' with { type: 'json' }
import english from '#i18n/messages/en.json' with { type: 'json' }
import { menus } from './menus.ts'

const messages = { de: german.frame, en: english.frame }
const namedAsIn = {
  HEADER: ['flightLevels', 'workshops', 'consulting', 'blog'],
  MENU: ['flightLevels', 'workshops', 'consulting', 'speaking', 'books', 'blog', 'about', 'contact', 'twig'],
  FOOTER: ['blog', 'contact', 'imprint', 'terms', 'privacy', 'accessibility', 'regionalPrices'],
} as const

test.each(languages)('the menus are those of the frame, in %s', (language) => {
  for (const { location, items } of menus.filter((menu) => menu.language === language)) {
    const { pages } = messages[language]
    expect(items.map(({ label, uri }) => [label, `/${language}${uri}`])).toEqual(
      namedAsIn[location].map((page) => [pages[page], pageHref(page, language)]),
    )
  }
})

test.each(languages)('the sub-menus lead where those of the frame lead, in %s', (language) => {
  const menu = menus.find((one) => one.language === language && one.location === 'MENU')
  const [flightLevels, workshops] = menu?.items ?? []
  const { subMenu } = messages[language]
  const ways = ['flightLevels', 'discover', 'selfPaced', 'introduction'] as const
  expect(flightLevels?.children?.map(({ label, uri }) => [label, `/${language}${uri}`])).toEqual(
    ways.map((way) => [subMenu[`${way}Title`], pageHref(way, language)]),
  )
  expect(workshops?.children).toHaveLength(6)
})
