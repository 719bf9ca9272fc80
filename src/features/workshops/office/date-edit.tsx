import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { editDateFormSchema, termsOfForm } from '#domain/workshop/date-form.ts'
import { servicePortsContext, servicesContext } from '#features/context.ts'
import { refuseForm, takeForm } from '#forms/form-action.ts'
import { clockContext, requestContext } from '#frame/context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { Text } from '#ui/text.tsx'
import { editDate } from '../edit-date.ts'
import type { Route } from './+types/date-edit'
import { Conflict, differences } from './conflict.tsx'
import { DateFormShell, ReasonField } from './date-form-shell.tsx'
import { dateHref, dateRow } from './date-row.ts'
import { useDateWords } from './date-words.tsx'
import { knownTrainers, organisersRecord, screenTitle } from './own-record.ts'
import { TermsFields, valuesOf, withoutCards } from './schedule-fields.tsx'

export const handle = { permission: 'run-dates' } satisfies OfficeHandle

/** The terms of a date: changes that need no mail, and the video room, which does. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { record } = await organisersRecord(context, params.date)
  const { now } = context.get(clockContext)
  const people = await knownTrainers(context)
  const row = dateRow(record, now())
  const title = screenTitle(context, 'edit', row)
  const { preferredLanguage } = context.get(requestContext)
  const values = valuesOf(record.date, preferredLanguage, people.profiles)
  const { prices } = await context.get(servicesContext).settings.current()
  const listPrice = prices.seats[record.date.certification]
  return { title, row, version: record.date.version, values, listPrice, ...people }
}

/** 422 for a form with mistakes, 409 with both values when someone else saved first. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { member, record } = await organisersRecord(context, params.date)
  const ports = context.get(servicePortsContext)
  return takeForm(request, editDateFormSchema, async (typed, sent) => {
    const { version, reason } = typed
    const known = await knownTrainers(context)
    const terms = termsOfForm(typed, known)
    const outcome = await editDate(ports, { slug: record.date.slug, actor: member, version, reason, terms })
    if (outcome.outcome === 'done') return redirect(`${dateHref(record.date.id)}?done=changed`, 303)
    const { refusal } = outcome
    if (refusal.reason === 'unknown') throw data(null, { status: 404 })
    if (refusal.reason === 'stale') {
      const { date } = refusal
      const there = valuesOf(date, context.get(requestContext).preferredLanguage, known.profiles)
      const differing = differences(sent.values, there, Object.keys(editDateFormSchema.shape), known)
      return data({ sent, more: { version: date.version, differences: differing } }, { status: 409 })
    }
    if (refusal.reason === 'reason-missing') return refuseForm(sent, { errors: { reason: ['validation.reason'] } })
    if (refusal.reason === 'no-card-payment') return refuseForm(sent, withoutCards)
    const taken = 'taken' in refusal ? refusal.taken : 0
    return data({ sent, more: { reason: refusal.reason, taken } }, { status: 409 })
  })
}

export default function EditDate({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeDates')
  const words = useDateWords()
  const { row, values, version, listPrice, trainers, accounts, profiles } = loaderData
  const sent = actionData?.sent ?? { values, errors: {} }
  const more = actionData?.more
  const refusal = more && 'reason' in more ? more : null
  const stale = more && 'differences' in more ? more : null
  return (
    <OfficePage title={t('edit.title')} back={{ href: dateHref(row.id), label: words.name(row) }}>
      <DateFormShell
        schema={editDateFormSchema}
        sent={sent}
        hidden={{ version: stale?.version ?? sent.values.version ?? version }}
        refusal={refusal ? t(`refusal.${refusal.reason}`, { taken: refusal.taken }) : undefined}
        submit={stale ? t('conflict.submit') : t('edit.submit')}
        backHref={dateHref(row.id)}
      >
        <Text>{t('edit.text')}</Text>
        {stale && <Conflict differences={stale.differences} />}
        <TermsFields
          form={sent}
          trainers={trainers}
          accounts={accounts}
          profiles={profiles}
          taken={row.taken}
          listPrice={listPrice}
        />
        <ReasonField hint={t('edit.reasonHint')} sometimes />
      </DateFormShell>
    </OfficePage>
  )
}
