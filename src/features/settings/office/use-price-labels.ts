import { useLocale, useTranslations } from 'use-intl'
import { ticketSlugs } from '#domain/pricing/tariff.ts'
import { ticketFieldOf } from '#domain/settings/price-form.ts'
import type { SettingsChange } from '#domain/settings/site-settings.ts'
import { certificationBySlug, certificationSlugs } from '#domain/workshop/certification.ts'
import { countryName } from '#i18n/format-dates.ts'
import { formatPrice } from '#i18n/format-money.ts'

const others = [
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

/** What the fields of the price list are called, and its changes in words: cents as prices, codes as countries. */
export function usePriceLabels(): {
  labels: Record<string, string>
  shown(change: SettingsChange): SettingsChange
} {
  const t = useTranslations('officeSettings.prices')
  const language = useLocale()
  const labels: Record<string, string> = {
    ...Object.fromEntries(certificationSlugs.map((slug) => [slug, certificationBySlug(slug)?.title ?? slug])),
    ...Object.fromEntries(
      ticketSlugs.map((slug) => [
        ticketFieldOf(slug),
        t('ticket', { workshop: certificationBySlug(slug)?.title ?? slug }),
      ]),
    ),
    ...Object.fromEntries(others.map((name) => [name, t(`fields.${name}`)])),
  }
  const money = (cents: string) => cents && formatPrice(Number(cents), language)
  const visibility = (value: string) => value && t(value === 'shown' ? 'discountShown' : 'discountHidden')
  const region = (number: string) => number && t('regionNumber', { number })
  return {
    labels,
    shown({ name: path, before, after }) {
      const [group = '', key = ''] = path.split('.')
      if (group === 'discountMessage')
        return { name: labels[group] ?? path, before: visibility(before), after: visibility(after) }
      if (group === 'regions') return { name: countryName(key, language), before: region(before), after: region(after) }
      if (group === 'percent')
        return { name: labels[`percent${key}`] ?? path, before: `${before} %`, after: `${after} %` }
      const field = fieldOf(path)
      return { name: labels[field] ?? path, before: money(before), after: money(after) }
    },
  }
}

/** The field that holds a value of the list: 'seats.fl2d' is 'fl2d', 'tickets.fl2d' is 'ticketFl2d', 'packages.realise.3' is 'realise3', 'discover.online' is 'discoverOnline'. */
function fieldOf(path: string): string {
  const [group = '', ...rest] = path.split('.')
  const ticket = ticketSlugs.find((slug) => path === `tickets.${slug}`)
  if (ticket) return ticketFieldOf(ticket)
  if (group === 'discover') return path === 'discover.onSite' ? 'discoverOnSite' : 'discoverOnline'
  return rest.length === 0 ? group : rest.join('')
}
