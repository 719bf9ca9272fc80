import type { RouterContextProvider } from 'react-router'
import { useLocale, useMessages } from 'use-intl'
import { createTranslator } from 'use-intl/core'
import { isLanguage, type Language } from '#domain/language.ts'
import { ticketSlugs } from '#domain/pricing/tariff.ts'
import { ticketFieldOf } from '#domain/settings/price-form.ts'
import type { SettingsChange, SettingsSection } from '#domain/settings/site-settings.ts'
import { certificationBySlug, certificationSlugs } from '#domain/workshop/certification.ts'
import { requestContext } from '#frame/context.ts'
import { type Messages, messagesOf } from '#i18n/catalogue.ts'
import { countryName, formatDateTime, languageName } from '#i18n/format-dates.ts'
import { formatPercent, formatPrice } from '#i18n/format-money.ts'

type Named = Readonly<Record<string, string>>

/** How a change reads: the label of its field, and its values as the screen shows them. Empty stays empty. */
interface SettingWords {
  name: string
  value?: (stored: string) => string
}

/** Null for a path that no screen has, or has any more. */
type WordsOf = (path: string, messages: Messages, language: Language) => SettingWords | null

const sections: Record<SettingsSection, WordsOf> = {
  company: (path, { officeSettings }) =>
    labelled(officeSettings.company.fields, path === 'bank.name' ? 'bankName' : path.replace('bank.', '')),
  windows: (path, { officeSettings }) => labelled(officeSettings.windows.fields, path),
  cancellation: (path, { officeSettings }) => labelled(officeSettings.cancellation.fields, path),
  prices: priceWords,
  vat(path, messages, language) {
    const [country = '', from = ''] = path.split('.')
    if (!from) return null
    const t = createTranslator({ locale: language, messages, namespace: 'officeSettings.vat' })
    const name = t('historyOf', { country: countryName(country, language), day: formatDateTime(from, { language }) })
    return { name, value: (rate) => formatPercent(Number(rate), language) }
  },
  /** 'seat-offer.de.subject' is 'Angebot von der Warteliste, Deutsch: Betreff'. */
  mails(path, { officeSettings }, reader) {
    const [kind = '', language = '', part = ''] = path.split('.')
    const { kinds, parts } = officeSettings.mails
    const mail = Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds].name : kind
    const inLanguage = isLanguage(language) ? languageName(language, reader) : language
    return { name: `${mail}, ${inLanguage}: ${labelled(parts, part)?.name ?? part}` }
  },
}

/** A stored change of a section as its screen shows it; one that no screen knows as it is stored. */
export function settingWords(
  section: SettingsSection,
  change: SettingsChange,
  messages: Messages,
  language: Language,
): SettingsChange {
  const words = sections[section](change.name, messages, language)
  if (!words) return change
  const { name, value = (stored) => stored } = words
  const shown = (stored: string) => (stored === '' || stored === 'null' ? '' : value(stored))
  return { name, before: shown(change.before), after: shown(change.after) }
}

export function useSettingWords(section: SettingsSection): (change: SettingsChange) => SettingsChange {
  const language = useLocale()
  // as: the messages that the page was given are those of a catalogue, which their type does not express
  const messages = useMessages() as Messages
  return (change) => settingWords(section, change, messages, language)
}

const otherPrices = [
  'introduction',
  'discoverOnSite',
  'discoverOnline',
  'discountMessage',
  'now',
  'realise3',
  'realise4',
  'realise5',
  'percent2',
  'percent3',
  'region1',
  'region2',
  'region3',
] as const

export function priceLabels(messages: Messages, language: Language): Record<string, string> {
  const t = createTranslator({ locale: language, messages, namespace: 'officeSettings.prices' })
  const title = (slug: string) => certificationBySlug(slug)?.title ?? slug
  return {
    ...Object.fromEntries(certificationSlugs.map((slug) => [slug, title(slug)])),
    ...Object.fromEntries(ticketSlugs.map((slug) => [ticketFieldOf(slug), t('ticket', { workshop: title(slug) })])),
    ...Object.fromEntries(otherPrices.map((name) => [name, t(`fields.${name}`)])),
  }
}

function priceWords(path: string, messages: Messages, language: Language): SettingWords | null {
  const labels = priceLabels(messages, language)
  const t = createTranslator({ locale: language, messages, namespace: 'officeSettings.prices' })
  const [group = '', key = ''] = path.split('.')
  switch (group) {
    case 'discountMessage':
      return labelled(labels, group, (value) => t(value === 'shown' ? 'discountShown' : 'discountHidden'))
    case 'regions':
      return { name: countryName(key, language), value: (number) => t('regionNumber', { number }) }
    case 'percent':
      return labelled(labels, `percent${key}`, (rate) => formatPercent(Number(rate), language))
    default:
      return labelled(labels, priceField(path), (cents) => formatPrice(Number(cents), language))
  }
}

/** The field of a price: 'seats.fl2d' is 'fl2d', 'tickets.fl2d' is 'ticketFl2d', 'packages.realise.3' is 'realise3', 'discover.online' is 'discoverOnline'. */
function priceField(path: string): string {
  const [group = '', ...rest] = path.split('.')
  const ticket = ticketSlugs.find((slug) => path === `tickets.${slug}`)
  if (ticket) return ticketFieldOf(ticket)
  if (group === 'discover') return path === 'discover.onSite' ? 'discoverOnSite' : 'discoverOnline'
  return rest.length === 0 ? group : rest.join('')
}

function labelled(labels: Named, field: string, value?: SettingWords['value']): SettingWords | null {
  const name = Object.hasOwn(labels, field) ? labels[field] : undefined
  if (name === undefined) return null
  return value ? { name, value } : { name }
}

/** The screens of the settings, in the order in which they are listed; each is its own address below /office/settings. */
export const settingsScreens = ['company', 'prices', 'vat', 'cancellation', 'windows', 'mails', 'connections'] as const

type SettingsScreen = (typeof settingsScreens)[number]

/** What a screen of the settings is called in the browser's tab; without a name, what all of them are. */
export function settingsTitle(context: Readonly<RouterContextProvider>, screen?: SettingsScreen): string {
  const { officeSettings } = messagesOf(context.get(requestContext).preferredLanguage)
  return screen ? `${officeSettings[screen].title}, ${officeSettings.title}` : officeSettings.title
}
