import { data, type RouterContextProvider, redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { viennaDay } from '#domain/iso-date.ts'
import { dropRateForm, rateForm } from '#domain/settings/vat-form.ts'
import { type CountryRate, type RateRefusal, ratesOn } from '#domain/tax/tax.ts'
import { settingsContext } from '#features/settings/context.ts'
import { OfficeForm, OfficeSelect, OfficeTextArea, OfficeTextField, useFormErrors } from '#forms/office/office-form.tsx'
import { readOfficeForm, type SentForm } from '#forms/office/read-office-form.ts'
import { clockContext, requestContext } from '#frame/context.ts'
import { memberOf } from '#frame/office/member-of.ts'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { countryName, formatDateTime } from '#i18n/format-dates.ts'
import { OfficeTable } from '#lists/office-table.tsx'
import { Button } from '#ui/button.tsx'
import { FieldRow } from '#ui/field.tsx'
import { Heading } from '#ui/heading.tsx'
import { Notice } from '#ui/notice.tsx'
import { Panel } from '#ui/panel.tsx'
import { Stack } from '#ui/stack.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/settings-vat'
import { openSection } from './save-section.ts'
import { SectionHistory, SectionPage } from './section-screen.tsx'
import { settingsTitle } from './settings-title.ts'

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

/** What holds today in each country; since when as far as it was entered here, and what comes. */
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

interface RateEntryProps {
  version: number
  rates: readonly CountryRate[]
  /** When this form came back. */
  state: SentRate | undefined
}

/** A country's next rate and the day it begins. */
function RateEntry({ version, rates, state }: RateEntryProps) {
  const t = useTranslations('officeSettings.vat')
  const language = useLocale()
  const percent = usePercent()
  const sent = state?.sent
  const errors = useFormErrors(sent, ['country', 'percent', 'from', 'reason'])
  const options = rates.map(({ country, percent: now }) => ({
    value: country,
    label: t('countryNow', { country: countryName(country, language), rate: percent(now) }),
  }))
  return (
    <OfficeForm intent="enter" errors={errors} actions={<Button>{t('enter')}</Button>}>
      <input type="hidden" name="version" value={state?.version ?? sent?.values.version ?? version} />
      <OfficeSelect name="country" label={t('fields.country')} options={options} value="AT" sent={sent} />
      <FieldRow>
        <OfficeTextField name="percent" label={t('fields.percent')} inputMode="decimal" sent={sent} />
        <OfficeTextField name="from" label={t('fields.from')} type="date" sent={sent} />
      </FieldRow>
      <OfficeTextArea name="reason" label={t('fields.reason')} hint={t('reasonHint')} maxLength={500} sent={sent} />
    </OfficeForm>
  )
}

interface PlannedRatesProps {
  version: number
  rates: readonly CountryRate[]
  state: SentRate | undefined
}

/** Rates that are to come, each with the way to drop it. */
function PlannedRates({ version, rates, state }: PlannedRatesProps) {
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

/** '8,1' or '8.1', as the language writes it; the sign is in the sentence. */
function usePercent(): (percent: number) => string {
  const format = new Intl.NumberFormat(useLocale(), { maximumFractionDigits: 1 })
  return (percent) => format.format(percent)
}

/** A form about a rate that came back: which one, and why. After a conflict it carries the version that is there now. */
interface SentRate {
  sent: SentForm
  /** 'enter', or the planned rate that should have been dropped: 'AT 2027-01-01'. */
  form: string
  refusal: RateRefusal | 'stale' | null
  version: number | null
}

/** Enters a rate or drops one that is to come: 422 for what cannot be, 409 when someone else was faster. */
async function saveRate({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }) {
  const member = memberOf(context)
  const form = await request.formData().catch(() => new FormData())
  const drops = form.get('intent') === 'drop'
  const name = drops ? `${form.get('country')} ${form.get('from')}` : 'enter'
  const read = drops ? readDrop(form) : readEntry(form)
  const back = (sent: SentForm, refusal: SentRate['refusal'], version: number | null = null) =>
    data<SentRate>({ sent, form: name, refusal, version }, { status: refusal === 'stale' ? 409 : 422 })
  if (!read.ok) return back(read.sent, null)
  const outcome = await context.get(settingsContext).settings.changeRates({ ...read.command, by: member })
  if (outcome.outcome === 'refused') return back(read.sent, outcome.refusal)
  if (outcome.outcome === 'stale') return back(read.sent, 'stale', outcome.version)
  return redirect(`${new URL(request.url).pathname}?done`, 303)
}

function readEntry(form: FormData) {
  const read = readOfficeForm(form, rateForm)
  return read.ok ? { ok: true as const, sent: read.sent, command: { kind: 'enter' as const, ...read.value } } : read
}

function readDrop(form: FormData) {
  const read = readOfficeForm(form, dropRateForm)
  return read.ok ? { ok: true as const, sent: read.sent, command: { kind: 'drop' as const, ...read.value } } : read
}
