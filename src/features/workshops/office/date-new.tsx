import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { certificationBySlug, certifications } from '#domain/workshop/certification.ts'
import { newDateFormSchema, scheduleOfForm, termsOfForm } from '#domain/workshop/date-form.ts'
import { dateTemplate } from '#domain/workshop/date-series.ts'
import { settingsContext } from '#features/settings/context.ts'
import { workshopsContext } from '#features/workshops/context.ts'
import { fieldId } from '#forms/office/office-form.tsx'
import { clockContext, requestContext } from '#frame/context.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { countryOptions } from '#i18n/countries.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { FormStep } from '#ui/form-step.tsx'
import { LinkRows } from '#ui/link-rows.tsx'
import { Stack } from '#ui/stack.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/date-new'
import { DateFormShell } from './date-form-shell.tsx'
import { dateHref } from './date-row.ts'
import { knownTrainers, organisersRecord, screenTitle } from './own-record.ts'
import { ScheduleFields } from './schedule-fields.tsx'
import { readSent, termNames, valuesOf, withoutCards } from './sent-form.ts'
import { TermsFields } from './terms-fields.tsx'

export const handle = { permission: 'run-dates' } satisfies OfficeHandle

const names = [
  ...['idempotencyKey', 'certification'],
  ...['sessions', 'zone', 'delivery', 'city', 'country', 'venue', 'address'],
  ...[...termNames, 'tentative'],
]

/** A new date: `?certification=fl2d` begins with the template of a kind, `?from={date}` with another date; else the kinds are shown. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { now } = context.get(clockContext)
  const query = new URL(request.url).searchParams
  const from = query.get('from')
  const kind = certificationBySlug(query.get('certification') ?? '')
  const people = await knownTrainers(context)
  const countries = countryOptions(context.get(requestContext).preferredLanguage)
  const idempotencyKey = crypto.randomUUID()
  const title = screenTitle(context, 'new')
  if (from !== null) {
    const { record } = await organisersRecord(context, from)
    return {
      title,
      idempotencyKey,
      ...people,
      countries,
      values: valuesOf({ ...record.date, tentative: true }, people.profiles),
      isCopy: true,
    }
  }
  const { prices } = await context.get(settingsContext).settings.current()
  const today = now().toZonedDateTimeISO('Europe/Vienna').toPlainDate()
  return {
    title,
    idempotencyKey,
    ...people,
    countries,
    values: kind ? valuesOf(dateTemplate(kind.slug, today, prices)) : null,
    isCopy: false,
  }
}

/** Puts the date on sale. 422 for a form with mistakes. */
export async function action({ request, context }: Route.ActionArgs) {
  const member = memberOf(context)
  const read = await readSent(request, newDateFormSchema, names)
  if (!read.ok) return data({ state: read.state, refusal: null }, { status: 422 })
  const { idempotencyKey, certification, tentative } = read.value
  const { dates } = context.get(workshopsContext)
  const terms = termsOfForm(read.value, await knownTrainers(context))
  const date = { certification, tentative, ...terms, ...scheduleOfForm(read.value) }
  const outcome = await dates.create({ idempotencyKey, dates: [date], actor: member })
  if (outcome.outcome === 'refused') {
    if (outcome.refusal.reason === 'no-card-payment')
      return data({ state: withoutCards(read.state), refusal: null }, { status: 422 })
    return data({ state: read.state, refusal: outcome.refusal }, { status: 422 })
  }
  return redirect(`${dateHref(idempotencyKey)}?done=created`, 303)
}

export default function NewDate({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeDates')
  const { values, idempotencyKey, trainers, accounts, profiles, countries, isCopy } = loaderData
  const state = actionData?.state ?? (values && { values, errors: {} })
  const certification = certificationBySlug(state?.values.certification ?? '')
  if (!state || !certification)
    return (
      <OfficePage title={t('new.title')} back={{ href: '/office/dates', label: t('title') }}>
        <Stack>
          <Text>{t('new.choose')}</Text>
          <LinkRows
            rows={certifications.map(({ slug, code, title }) => ({
              href: `/office/dates/new?certification=${slug}`,
              title: `${code} · ${title}`,
            }))}
          />
        </Stack>
      </OfficePage>
    )
  return (
    <OfficePage
      title={
        isCopy ? t('new.copyTitle', { title: certification.title }) : t('new.titleOf', { title: certification.title })
      }
      back={{ href: '/office/dates', label: t('title') }}
    >
      <DateFormShell
        state={state}
        hidden={{ idempotencyKey: state.values.idempotencyKey ?? idempotencyKey, certification: certification.slug }}
        refusal={actionData?.refusal ? t(`refusal.${actionData.refusal.reason}`, { taken: 0 }) : undefined}
        submit={t('new.submit')}
        backHref="/office/dates"
      >
        <FormStep title={t('form.when')}>
          <ScheduleFields form={state} countries={countries} />
        </FormStep>
        <FormStep title={t('form.what')}>
          <TermsFields form={state} trainers={trainers} accounts={accounts} profiles={profiles} />
          <Checkbox
            id={fieldId('tentative')}
            name="tentative"
            defaultChecked={state.values.tentative === 'on'}
            label={t('form.tentative')}
            hint={t('form.tentativeHint')}
          />
        </FormStep>
      </DateFormShell>
    </OfficePage>
  )
}
