import { data, redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { seriesFormSchema } from '#domain/workshop/date-form.ts'
import { dateSeries } from '#domain/workshop/date-series.ts'
import { type NewDate, scheduleOf, termsOf } from '#domain/workshop/edit-date.ts'
import { servicePortsContext } from '#features/context.ts'
import { takeForm } from '#forms/form-action.ts'
import { OfficeTextField } from '#forms/office/office-form.tsx'
import type { ShownForm } from '#forms/sent-form.ts'
import { clockContext } from '#frame/context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { formatDateRange, formatSessions } from '#i18n/format-dates.ts'
import { OfficeTable } from '#lists/office-table.tsx'
import { FieldRow } from '#ui/field.tsx'
import { Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import { createDates } from '../edit-date.ts'
import type { Route } from './+types/date-series'
import { DateFormShell } from './date-form-shell.tsx'
import { dateHref, dateRow } from './date-row.ts'
import { useDateWords } from './date-words.tsx'
import { organisersRecord, screenTitle } from './own-record.ts'

export const handle = { permission: 'run-dates' } satisfies OfficeHandle

export async function loader({ params, context }: Route.LoaderArgs) {
  const { record } = await organisersRecord(context, params.date)
  const { now } = context.get(clockContext)
  const row = dateRow(record, now())
  return { title: screenTitle(context, 'series', row), row, idempotencyKey: crypto.randomUUID() }
}

/** Shows the days first; what was shown is put on sale, all of it or nothing. Sent twice it is made once. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { member, record } = await organisersRecord(context, params.date)
  const { date } = record
  const { certification } = date
  return takeForm(request, seriesFormSchema, async ({ idempotencyKey, shown, ...series }, sent) => {
    const first = { certification, ...termsOf(date), ...scheduleOf(date), tentative: true }
    const dates = dateSeries(first, series)
    // The version too: the date may have been moved since its days were shown.
    const asked = [date.version, series.everyWeeks, series.times].join(' ')
    if (shown !== asked) return data({ sent, shown: asked, series: dates.map(timesOf), more: undefined })
    const outcome = await createDates(context.get(servicePortsContext), {
      idempotencyKey,
      dates,
      actor: member,
    })
    if (outcome.outcome === 'refused')
      return data({ sent, shown: undefined, series: undefined, more: outcome.refusal }, { status: 409 })
    return redirect(`/office/dates?certification=${certification}&done=series`, 303)
  })
}

/** They travel to the browser as text. */
function timesOf({ sessions, zone }: NewDate) {
  return { sessions: sessions.map(({ startsAt, endsAt }) => ({ startsAt: `${startsAt}`, endsAt: `${endsAt}` })), zone }
}

export default function Series({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeDates')
  const language = useLocale()
  const words = useDateWords()
  const { row, idempotencyKey } = loaderData
  const sent: ShownForm = actionData?.sent ?? { values: { everyWeeks: '4', times: '3' }, errors: {} }
  const refusal = actionData?.more
  const answer = actionData && 'series' in actionData ? actionData : undefined
  const series = answer?.series
  return (
    <OfficePage title={t('series.title')} back={{ href: dateHref(row.id), label: words.name(row) }}>
      <DateFormShell
        sent={sent}
        hidden={{
          idempotencyKey: sent.values.idempotencyKey ?? idempotencyKey,
          ...(answer?.shown && { shown: answer.shown }),
        }}
        refusal={refusal ? t(`refusal.${refusal.reason}`, { taken: 0 }) : undefined}
        submit={series ? t('series.submit') : t('series.show')}
        backHref={dateHref(row.id)}
      >
        <Text>{t('series.text')}</Text>
        <FieldRow>
          <OfficeTextField name="everyWeeks" label={t('series.everyWeeks')} inputMode="numeric" />
          <OfficeTextField name="times" label={t('series.times')} inputMode="numeric" />
        </FieldRow>
        {series && (
          <Stack gap="small">
            <Text>{t('series.days')}</Text>
            <OfficeTable
              caption={t('series.days')}
              columns={[t('form.date'), t('form.sessions')]}
              rows={series.map(({ sessions, zone }) => ({
                key: sessions[0]?.startsAt ?? '',
                head: formatDateRange({ sessions, zone }, language),
                cells: [formatSessions(sessions, zone, language).map((session) => <div key={session}>{session}</div>)],
              }))}
            />
          </Stack>
        )}
      </DateFormShell>
    </OfficePage>
  )
}
