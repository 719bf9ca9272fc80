import { createCookie, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { type MenuPlace, menuPlaces, type RemovedRow } from '#domain/content/menu.ts'
import { isLanguage, type Language } from '#domain/language.ts'
import { requestContext } from '#frame/context.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { languageName } from '#i18n/format-dates.ts'

/** The last part of the address of a menu's screen: 'header-de'. */
export function menuName(place: MenuPlace, language: Language): string {
  return `${place.toLowerCase()}-${language}`
}

/** Null for what is no menu. */
export function menuOfName(name: string): { place: MenuPlace; language: Language } | null {
  const [place, language, ...more] = name.split('-')
  const found = menuPlaces.find((known) => known.toLowerCase() === place)
  return found && isLanguage(language) && more.length === 0 ? { place: found, language } : null
}

/** What a menu is called in the browser's tab: 'Kopfzeile, Deutsch'. */
export function menuTitle(
  context: Readonly<RouterContextProvider>,
  { place, language }: { place: MenuPlace; language: Language },
): string {
  const { preferredLanguage } = context.get(requestContext)
  const { name } = messagesOf(preferredLanguage).officeMenus.places[place]
  return `${name}, ${languageName(language, preferredLanguage)}`
}

/** The menu that the row was removed from: its name, and its revision without the row. */
interface FromMenu {
  menu: string
  revision: number
}

/** In a cookie, because an address with an entry to bring back could be made up by others. */
const cookie = createCookie('menu-removed', {
  path: '/office/menus',
  maxAge: 60 * 60,
  httpOnly: true,
  sameSite: 'strict',
})

/** Browsers can send anything. A row that is brought back is checked like a typed one. */
const stored = z.object({
  menu: z.string(),
  revision: z.int(),
  index: z.int().min(0),
  promoted: z.boolean(),
  row: z.object({
    label: z.string(),
    uri: z.string(),
    level: z.union([z.literal(0), z.literal(1)]),
    quiet: z.boolean(),
  }),
})

/** The `Set-Cookie` header. */
export function keepRemoved(removed: RemovedRow & FromMenu, { secure }: { secure: boolean }): Promise<string> {
  return cookie.serialize(removed, { secure })
}

/** What this browser removed last; null once the menu was saved again. */
export async function removedFrom(request: Request, { menu, revision }: FromMenu): Promise<RemovedRow | null> {
  const { data: removed } = stored.safeParse(await cookie.parse(request.headers.get('cookie')))
  return removed?.menu === menu && removed.revision === revision ? removed : null
}
