import { useLocale, useTranslations } from 'use-intl'
import type { SettingsChange } from '#domain/settings/settings-changes.ts'
import { certificationBySlug, certificationSlugs } from '#domain/workshop/certification.ts'
import { formatPrice } from '../../i18n/format-money.ts'
import { countryName } from '../../i18n/format-place.ts'

const others = ['introduction', 'percent2', 'percent3', 'region1', 'region2', 'region3'] as const

/** What the fields of the price list are called, and its changes in words: cents as prices, codes as countries. */
export function usePriceLabels(): {
  labels: Record<string, string>
  shown(change: SettingsChange): SettingsChange
} {
  const t = useTranslations('officeSettings.prices')
  const language = useLocale()
  const labels: Record<string, string> = {
    ...Object.fromEntries(certificationSlugs.map((slug) => [slug, certificationBySlug(slug)?.title ?? slug])),
    ...Object.fromEntries(others.map((name) => [name, t(`fields.${name}`)])),
  }
  const money = (cents: string) => cents && formatPrice(Number(cents), language)
  const region = (number: string) => number && t('regionNumber', { number })
  return {
    labels,
    shown({ name: path, before, after }) {
      const [group = '', key = ''] = path.split('.')
      if (group === 'regions') return { name: countryName(key, language), before: region(before), after: region(after) }
      if (group === 'percent')
        return { name: labels[`percent${key}`] ?? path, before: `${before} %`, after: `${after} %` }
      return { name: labels[key || group] ?? path, before: money(before), after: money(after) }
    },
  }
}
