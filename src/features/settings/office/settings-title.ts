import type { RouterContextProvider } from 'react-router'
import { requestContext } from '#frame/context.ts'
import { messagesOf } from '#i18n/catalogue.ts'

/** The screens of the settings, in the order in which they are listed; each is its own address below /office/settings. */
export const settingsScreens = ['company', 'prices', 'vat', 'cancellation', 'windows', 'mails', 'connections'] as const

type SettingsScreen = (typeof settingsScreens)[number]

/** What a screen of the settings is called in the browser's tab; without a name, what all of them are. */
export function settingsTitle(context: Readonly<RouterContextProvider>, screen?: SettingsScreen): string {
  const { officeSettings } = messagesOf(context.get(requestContext).preferredLanguage)
  return screen ? `${officeSettings[screen].title}, ${officeSettings.title}` : officeSettings.title
}
