import type { RouterContextProvider } from 'react-router'
import { isLanguage, type Language } from '#domain/language.ts'
import { requestContext } from '#frame/context.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { languageName } from '#i18n/format-dates.ts'
import type { MenuPlace } from '../../ports/content-service.ts'

/** The last part of the address of a menu's screen: 'header-de'. */
export function menuName(place: MenuPlace, language: Language): string {
  return `${place.toLowerCase()}-${language}`
}

/** Null for what is no menu. */
export function menuOfName(name: string): { place: MenuPlace; language: Language } | null {
  const [place, language, ...more] = name.split('-')
  const found = places.find((known) => known.toLowerCase() === place)
  return found && isLanguage(language) && more.length === 0 ? { place: found, language } : null
}

export const places = ['HEADER', 'MENU', 'FOOTER'] as const satisfies readonly MenuPlace[]

/** What a menu is called in the browser's tab: 'Kopfzeile, Deutsch'. */
export function menuTitle(
  context: Readonly<RouterContextProvider>,
  { place, language }: { place: MenuPlace; language: Language },
): string {
  const { preferredLanguage } = context.get(requestContext)
  const { name } = messagesOf(preferredLanguage).officeMenus.places[place]
  return `${name}, ${languageName(language, preferredLanguage)}`
}
