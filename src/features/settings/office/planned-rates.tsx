import { useLocale, useTranslations } from 'use-intl'
import type { CountryRate } from '#domain/tax/tax.ts'
import { OfficeForm, OfficeTextArea } from '#forms/office/office-form.tsx'
import { useFormErrors } from '#forms/office/use-form-errors.ts'
import { countryName, formatDateTime } from '#i18n/format-dates.ts'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { Stack } from '#ui/stack.tsx'
import { Text } from '#ui/text.tsx'
import type { SentRate } from './save-rate.ts'
import { usePercent } from './use-percent.ts'

interface PlannedRatesProps {
  version: number
  rates: readonly CountryRate[]
  state: SentRate | undefined
}

/** Rates that are to come, each with the way to drop it. */
export function PlannedRates({ version, rates, state }: PlannedRatesProps) {
  const t = useTranslations('officeSettings.vat')
  const planned = rates.flatMap(({ country, entered }) =>
    entered.filter(({ begun }) => !begun).map((rate) => ({ country, ...rate })),
  )
  if (planned.length === 0) return <Text tone="quiet">{t('nonePlanned')}</Text>
  return (
    <Stack gap="medium">
      {planned.map((rate) => {
        const form = `${rate.country} ${rate.from}`
        return <PlannedRate key={form} version={version} rate={rate} state={state?.form === form ? state : undefined} />
      })}
    </Stack>
  )
}

interface PlannedRateProps {
  version: number
  rate: { country: string; from: string; percent: number }
  state: SentRate | undefined
}

function PlannedRate({ version, rate, state }: PlannedRateProps) {
  const t = useTranslations('officeSettings.vat')
  const language = useLocale()
  const percent = usePercent()
  const { country, from } = rate
  const prefix = `drop-${country}-${from}`
  const sent = state?.sent
  const errors = useFormErrors(sent, ['reason'], prefix)
  const words = {
    country: countryName(country, language),
    rate: percent(rate.percent),
    day: formatDateTime(from, { language }),
  }
  return (
    <Panel title={t('planned', words)} headingLevel={3}>
      <details open={state !== undefined}>
        <summary>{t('drop')}</summary>
        <OfficeForm
          intent="drop"
          errors={errors}
          actions={
            <Button kind="secondary" size="compact" aria-label={t('dropThis', words)}>
              {t('drop')}
            </Button>
          }
        >
          <input type="hidden" name="version" value={state?.version ?? sent?.values.version ?? version} />
          <input type="hidden" name="country" value={country} />
          <input type="hidden" name="from" value={from} />
          <OfficeTextArea name="reason" label={t('fields.reason')} maxLength={500} idPrefix={prefix} sent={sent} />
        </OfficeForm>
      </details>
    </Panel>
  )
}
