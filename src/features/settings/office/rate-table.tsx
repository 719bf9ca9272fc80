import { useLocale, useTranslations } from 'use-intl'
import type { CountryRate } from '#domain/tax/tax.ts'
import { countryName, formatDateTime } from '#i18n/format-dates.ts'
import { OfficeTable } from '#lists/office-table.tsx'
import { usePercent } from './use-percent.ts'

/** What holds today in each country; since when as far as it was entered here, and what comes. */
export function RateTable({ rates }: { rates: readonly CountryRate[] }) {
  const t = useTranslations('officeSettings.vat')
  const language = useLocale()
  const percent = usePercent()
  const day = (from: string) => formatDateTime(from, { language })
  return (
    <OfficeTable
      caption={t('now')}
      columns={[t('fields.country'), t('rate')]}
      rows={rates.map(({ country, percent: now, entered }) => {
        const since = entered.findLast(({ begun }) => begun)
        const next = entered.filter(({ begun }) => !begun)
        const notes = [
          ...(since ? [t('since', { day: day(since.from) })] : []),
          ...next.map((one) => t('from', { rate: percent(one.percent), day: day(one.from) })),
        ]
        return {
          key: country,
          head: countryName(country, language),
          note: notes.length > 0 ? notes.join(', ') : undefined,
          cells: [t('percent', { rate: percent(now) })],
        }
      })}
    />
  )
}
