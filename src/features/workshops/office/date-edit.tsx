import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { editDateFormSchema, termsOfForm } from '#domain/workshop/date-form.ts'
import { workshopsContext } from '#features/workshops/context.ts'
import { clockContext } from '#frame/context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import type { Route } from './+types/date-edit'
import { Conflict } from './conflict.tsx'
import { DateFormShell } from './date-form-shell.tsx'
import { dateHref, dateRow } from './date-row.ts'
import { differences } from './differences.ts'
import { knownTrainers, organisersRecord, screenTitle } from './own-record.ts'
import { ReasonField } from './reason-field.tsx'
import { readSent, termNames, valuesOf, withoutCards } from './sent-form.ts'
import { TermsFields } from './terms-fields.tsx'
import { useDateWords } from './use-date-words.ts'

export const handle = { permission: 'run-dates' } satisfies OfficeHandle

/** The terms of a date: changes that need no mail, and the video room, which does. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { record } = await organisersRecord(context, params.date)
  const { now } = context.get(clockContext)
  const people = await knownTrainers(context)
  const row = dateRow(record, now())
  const title = screenTitle(context, 'edit', row)
  return { title, row, version: record.date.version, values: valuesOf(record.date, people.profiles), ...people }
}

/** 422 for a form with mistakes, 409 for one that someone else was faster than, with both values. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { member, record } = await organisersRecord(context, params.date)
  const read = await readSent(request, editDateFormSchema, ['version', ...termNames, 'reason'])
  const { state } = read
  const nothing = { refusal: null, taken: 0, stale: null }
  if (!read.ok) return data({ state, ...nothing }, { status: 422 })
  const { version, reason } = read.value
  const { dates } = context.get(workshopsContext)
  const known = await knownTrainers(context)
  const outcome = await dates.edit({
    slug: record.date.slug,
    actor: member,
    version,
    reason,
    terms: termsOfForm(read.value, known),
  })
  if (outcome.outcome === 'unknown') throw data(null, { status: 404 })
  if (outcome.outcome === 'changed') return redirect(`${dateHref(record.date.id)}?done=changed`, 303)
  const { refusal, date } = outcome
  if (refusal.reason === 'stale') {
    const there = valuesOf(date, known.profiles)
    const stale = { version: date.version, differences: differences(state.values, there, termNames, known) }
    return data({ state, ...nothing, stale }, { status: 409 })
  }
  if (refusal.reason === 'reason-missing')
    return data({ state: { ...state, errors: { reason: ['validation.reason'] } }, ...nothing }, { status: 422 })
  if (refusal.reason === 'no-card-payment') return data({ state: withoutCards(state), ...nothing }, { status: 422 })
  const taken = 'taken' in refusal ? refusal.taken : 0
  return data({ state, refusal: refusal.reason, taken, stale: null }, { status: 409 })
}

export default function EditDate({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeDates')
  const words = useDateWords()
  const { row, values, version, trainers, accounts, profiles } = loaderData
  const state = actionData?.state ?? { values, errors: {} }
  const stale = actionData?.stale
  const carried = stale?.version ?? state.values.version ?? version
  return (
    <OfficePage title={t('edit.title')} back={{ href: dateHref(row.id), label: words.name(row) }}>
      <DateFormShell
        state={state}
        hidden={{ version: `${carried}` }}
        refusal={actionData?.refusal ? t(`refusal.${actionData.refusal}`, { taken: actionData.taken }) : undefined}
        submit={stale ? t('conflict.submit') : t('edit.submit')}
        backHref={dateHref(row.id)}
      >
        {stale && <Conflict differences={stale.differences} />}
        <TermsFields form={state} trainers={trainers} accounts={accounts} profiles={profiles} taken={row.taken} />
        <ReasonField form={state} hint={t('edit.reasonHint')} sometimes />
      </DateFormShell>
    </OfficePage>
  )
}
