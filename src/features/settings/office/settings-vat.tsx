import { data, type RouterContextProvider, redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { viennaDay } from '#domain/iso-date.ts'
import { dropRateForm, rateForm } from '#domain/settings/price-form.ts'
import { type CountryRate, type RateRefusal, ratesOn } from '#domain/tax/tax.ts'
import { servicesContext } from '#features/context.ts'
import { dispatchForm, refuseForm, takeForm } from '#forms/form-action.ts'
import { OfficeForm, OfficeSelect, OfficeTextArea, OfficeTextField, StaleNotice } from '#forms/office/office-form.tsx'
import { type SentForm, sentOf } from '#forms/sent-form.ts'
import { clockContext, requestContext } from '#frame/context.ts'
import { memberOf } from '#frame/office/member-of.ts'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { countryName, formatDateTime } from '#i18n/format-dates.ts'
import { formatRate } from '#i18n/format-money.ts'
import { OfficeTable } from '#lists/office-table.tsx'
import { Button, CompactButton } from '#ui/button.tsx'
import { FieldRow } from '#ui/field.tsx'
import { Notice, Panel } from '#ui/panel.tsx'
import { Part, Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/settings-vat'
import { openSection } from './save-section.ts'
import { SectionHistory, SectionPage } from './section-screen.tsx'
import { settingsTitle, useSettingWords } from './setting-words.ts'

export const handle = { permission: 'settings' } satisfies OfficeHandle

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

export default function SettingsVat({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeSettings.vat')
  const conflict = useTranslations('officeSettings.conflict')
  const { version, rates, steps, done } = loaderData
  const answer: SentRate | undefined = actionData
  const carried = { version: answer?.version ?? Number(answer?.sent.values.version ?? version), rates }
  const words = useSettingWords('vat')
  return (
    <SectionPage title={t('title')} lede={t('lede')} done={done && !actionData}>
      {answer?.sent.isStale && (
        <StaleNotice>
          <Text>{conflict('text')}</Text>
        </StaleNotice>
      )}
      {answer?.refusal && <Notice tone="alert" title={t(`refusal.${answer.refusal}`)} />}
      <Part title={t('new')}>
        <Text>{t('day')}</Text>
        <RateEntry {...carried} sent={sentOf(answer, 'enter')} />
      </Part>
      <Part title={t('plannedTitle')}>
        <PlannedRates {...carried} sent={sentOf(answer, 'drop')} />
      </Part>
      <Part title={t('now')}>
        <RateTable rates={rates} />
      </Part>
      <SectionHistory steps={steps} words={words} />
    </SectionPage>
  )
}

/** The current rate in each country; since when as far as it was entered here, and future rates. */
function RateTable({ rates }: { rates: readonly CountryRate[] }) {
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

interface RateFormProps {
  version: number
  rates: readonly CountryRate[]
  /** The form that came back, if it was this one. */
  sent: SentForm | null
}

function RateEntry({ version, rates, sent }: RateFormProps) {
  const t = useTranslations('officeSettings.vat')
  const language = useLocale()
  const percent = usePercent()
  const options = rates.map(({ country, percent: now }) => ({
    value: country,
    label: t('countryNow', { country: countryName(country, language), rate: percent(now) }),
  }))
  return (
    <OfficeForm intent="enter" sent={sent} hidden={{ version }} actions={<Button>{t('enter')}</Button>}>
      <OfficeSelect name="country" label={t('fields.country')} options={options} value="AT" />
      <FieldRow>
        <OfficeTextField name="percent" label={t('fields.percent')} inputMode="decimal" />
        <OfficeTextField name="from" label={t('fields.from')} type="date" />
      </FieldRow>
      <OfficeTextArea name="reason" label={t('fields.reason')} hint={t('reasonHint')} maxLength={500} />
    </OfficeForm>
  )
}

/** Rates that are to come, each with the way to drop it. */
function PlannedRates({ version, rates, sent }: RateFormProps) {
  const t = useTranslations('officeSettings.vat')
  const planned = rates.flatMap(({ country, entered }) =>
    entered.filter(({ begun }) => !begun).map((rate) => ({ country, ...rate })),
  )
  if (planned.length === 0) return <Text tone="quiet">{t('nonePlanned')}</Text>
  return (
    <Stack gap="medium">
      {planned.map((rate) => {
        const isSent = sent?.values.country === rate.country && sent.values.from === rate.from
        return (
          <PlannedRate key={`${rate.country} ${rate.from}`} version={version} rate={rate} sent={isSent ? sent : null} />
        )
      })}
    </Stack>
  )
}

interface PlannedRateProps {
  version: number
  rate: { country: string; from: string; percent: number }
  sent: SentForm | null
}

function PlannedRate({ version, rate, sent }: PlannedRateProps) {
  const t = useTranslations('officeSettings.vat')
  const language = useLocale()
  const percent = usePercent()
  const { country, from } = rate
  const words = {
    country: countryName(country, language),
    rate: percent(rate.percent),
    day: formatDateTime(from, { language }),
  }
  return (
    <Panel title={t('planned', words)} headingLevel={3}>
      <details open={sent !== null}>
        <summary>{t('drop')}</summary>
        <OfficeForm
          intent="drop"
          idPrefix={`drop-${country}-${from}`}
          sent={sent}
          hidden={{ version, country, from }}
          actions={<CompactButton aria-label={t('dropThis', words)}>{t('drop')}</CompactButton>}
        >
          <OfficeTextArea name="reason" label={t('fields.reason')} maxLength={500} />
        </OfficeForm>
      </details>
    </Panel>
  )
}

/** '8,1' or '8.1', as the language writes it; the sign is in the sentence. */
function usePercent(): (percent: number) => string {
  const language = useLocale()
  return (percent) => formatRate(percent, language)
}

/** A form about a rate that came back. After a conflict it carries the version that is there now. */
interface SentRate {
  sent: SentForm
  refusal?: RateRefusal
  version?: number
}

/** Enters a rate or drops one that is to come: 422 for what cannot be, 409 when someone else saved first. */
async function saveRate({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }) {
  const { settings } = context.get(servicesContext)
  const by = memberOf(context)
  const answer = (saved: Awaited<ReturnType<typeof settings.changeRates>>, sent: SentForm) => {
    if (saved.outcome === 'done') return redirect(`${new URL(request.url).pathname}?done`, 303)
    const { refusal } = saved
    if (refusal.reason === 'stale')
      return data<SentRate>({ sent: { ...sent, isStale: true }, version: refusal.version }, { status: 409 })
    if (refusal.reason === 'reason-missing') return refuseForm(sent, { errors: { reason: ['validation.reason'] } })
    return data<SentRate>({ sent, refusal: refusal.reason }, { status: 422 })
  }
  return dispatchForm(request, {
    enter: (form) =>
      takeForm(form, rateForm, async (rate, sent) =>
        answer(await settings.changeRates({ kind: 'enter', ...rate, by }), sent),
      ),
    drop: (form) =>
      takeForm(form, dropRateForm, async (rate, sent) =>
        answer(await settings.changeRates({ kind: 'drop', ...rate, by }), sent),
      ),
  })
}
