/** The screens of the settings, in the order in which they are listed; each is its own address below /office/settings. */
export const settingsScreens = ['company', 'prices', 'vat', 'cancellation', 'windows', 'mails', 'connections'] as const

export type SettingsScreen = (typeof settingsScreens)[number]
