import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { moveDateFormSchema, scheduleOfForm } from '#domain/workshop/date-form.ts'
import { servicePortsContext } from '#features/context.ts'
import { takeForm } from '#forms/form-action.ts'
import { requestContext } from '#frame/context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { countryOptions } from '#i18n/countries.ts'
import { moveDate } from '../edit-date.ts'
import type { Route } from './+types/date-move'
import { Conflict, differences } from './conflict.tsx'
import { DateFormShell, ReasonField } from './date-form-shell.tsx'
import { dateHref } from './date-row.ts'
import { useDateWords } from './date-words.tsx'
import { announcedChange, organisersRecord } from './own-record.ts'
import { RecipientList } from './recipients.tsx'
import { ScheduleFields, valuesOf } from './schedule-fields.tsx'

export const handle = { permission: 'run-dates' } satisfies OfficeHandle

/** Another time or place: bookers and participants get a mail. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { date, ...shown } = await announcedChange(context, params.date, ['move', 'moved'])
  const { preferredLanguage: language } = context.get(requestContext)
  return {
    ...shown,
    version: date.version,
    values: valuesOf(date, language),
    countries: countryOptions(language),
  }
}

/** 422 for a form with mistakes, 409 with both values when someone else saved first. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { member, record } = await organisersRecord(context, params.date)
  const ports = context.get(servicePortsContext)
  return takeForm(request, moveDateFormSchema, async (typed, sent) => {
    const { version, reason } = typed
    const schedule = scheduleOfForm(typed)
    const outcome = await moveDate(ports, { slug: record.date.slug, actor: member, version, reason, schedule })
    if (outcome.outcome === 'done')
      return redirect(`${dateHref(record.date.id)}?done=${outcome.changed ? 'moved' : 'same'}`, 303)
    const { refusal } = outcome
    if (refusal.reason === 'unknown') throw data(null, { status: 404 })
    if (refusal.reason !== 'stale') return data({ sent, more: refusal }, { status: 409 })
    const { date } = refusal
    const there = valuesOf(date, context.get(requestContext).preferredLanguage)
    const differing = differences(sent.values, there, Object.keys(moveDateFormSchema.shape))
    return data({ sent, more: { version: date.version, differences: differing } }, { status: 409 })
  })
}

export default function MoveDate({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeDates')
  const words = useDateWords()
  const { row, values, version, recipients, withoutMail, countries } = loaderData
  const sent = actionData?.sent ?? { values, errors: {} }
  const more = actionData?.more
  const refusal = more && 'reason' in more ? more : null
  const stale = more && 'differences' in more ? more : null
  return (
    <OfficePage title={t('move.title')} back={{ href: dateHref(row.id), label: words.name(row) }}>
      <DateFormShell
        schema={moveDateFormSchema}
        sent={sent}
        hidden={{ version: stale?.version ?? sent.values.version ?? version }}
        refusal={refusal ? t(`refusal.${refusal.reason}`, { taken: 0 }) : undefined}
        submit={stale ? t('conflict.submit') : t('move.submit')}
        backHref={dateHref(row.id)}
      >
        {stale && <Conflict differences={stale.differences} />}
        <ScheduleFields form={sent} countries={countries} />
        <ReasonField />
        <RecipientList recipients={recipients} withoutMail={withoutMail} note={t('move.invoices')} />
      </DateFormShell>
    </OfficePage>
  )
}
