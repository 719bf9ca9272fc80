import { useLocale, useTranslations } from 'use-intl'
import { viennaDay } from '#domain/iso-date.ts'
import { ratesOn } from '#domain/tax/tax.ts'
import { clockContext, requestContext } from '#frame/context.ts'
import { officeMeta } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { countryName, formatDateTime } from '#i18n/format-dates.ts'
import { Heading } from '#ui/heading.tsx'
import { Notice } from '#ui/notice.tsx'
import { Stack } from '#ui/stack.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/settings-vat'
import { openSection } from './open-section.ts'
import { PlannedRates } from './planned-rates.tsx'
import { RateEntry } from './rate-entry.tsx'
import { RateTable } from './rate-table.tsx'
import { saveRate } from './save-rate.ts'
import { SectionHistory } from './section-history.tsx'
import { SectionPage } from './section-page.tsx'
import { settingsTitle } from './settings-title.ts'
import { usePercent } from './use-percent.ts'

export const handle = { permission: 'settings' } satisfies OfficeHandle

/** Rates of VAT by country, each from a day on. */
export async function loader(args: Route.LoaderArgs) {
  const { value, ...opened } = await openSection(args, 'vat')
  const { preferredLanguage: language } = args.context.get(requestContext)
  const today = viennaDay(args.context.get(clockContext).now())
  const rates = ratesOn(today, value).toSorted((one, other) =>
    countryName(one.country, language).localeCompare(countryName(other.country, language), language),
  )
  return { ...opened, title: settingsTitle(args.context, 'vat'), rates }
}

export async function action(args: Route.ActionArgs) {
  return saveRate(args)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? officeMeta(loaderData.title) : []
}

export default function SettingsVat({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeSettings.vat')
  const conflict = useTranslations('officeSettings.conflict')
  const language = useLocale()
  const percent = usePercent()
  const { version, rates, steps, done } = loaderData
  const refusal = actionData?.refusal
  const shown = (rate: string) => rate && t('percent', { rate: percent(Number(rate)) })
  const spelled = steps.map((step) => ({
    ...step,
    changes: step.changes.map(({ before, after, ...change }) => ({
      ...change,
      before: shown(before),
      after: shown(after),
    })),
  }))
  const nameOf = (path: string) => {
    const [country = '', from = ''] = path.split('.')
    return t('historyOf', { country: countryName(country, language), day: formatDateTime(from, { language }) })
  }
  return (
    <SectionPage title={t('title')} lede={t('lede')} done={done && !actionData}>
      {refusal === 'stale' && (
        <Notice tone="alert" title={conflict('title')}>
          <Text>{conflict('text')}</Text>
        </Notice>
      )}
      {refusal && refusal !== 'stale' && <Notice tone="alert" title={t(`refusal.${refusal}`)} />}
      <Stack gap="medium">
        <Heading level={2} size="part">
          {t('new')}
        </Heading>
        <Text>{t('day')}</Text>
        <RateEntry version={version} rates={rates} state={actionData?.form === 'enter' ? actionData : undefined} />
      </Stack>
      <Stack gap="medium">
        <Heading level={2} size="part">
          {t('plannedTitle')}
        </Heading>
        <PlannedRates version={version} rates={rates} state={actionData} />
      </Stack>
      <Stack gap="medium">
        <Heading level={2} size="part">
          {t('now')}
        </Heading>
        <RateTable rates={rates} />
      </Stack>
      <SectionHistory steps={spelled} labelOf={nameOf} />
    </SectionPage>
  )
}
