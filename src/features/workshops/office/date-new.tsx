import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { certificationBySlug, certifications } from '#domain/workshop/certification.ts'
import { newDateFormSchema, scheduleOfForm, termsOfForm } from '#domain/workshop/date-form.ts'
import { dateTemplate } from '#domain/workshop/date-series.ts'
import { servicePortsContext, servicesContext } from '#features/context.ts'
import { refuseForm, takeForm } from '#forms/form-action.ts'
import { OfficeCheckbox } from '#forms/office/office-form.tsx'
import { clockContext, requestContext } from '#frame/context.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { countryOptions } from '#i18n/countries.ts'
import { FormStep } from '#ui/form-step.tsx'
import { Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import { createDates } from '../edit-date.ts'
import type { Route } from './+types/date-new'
import { DateFormShell } from './date-form-shell.tsx'
import { dateHref } from './date-row.ts'
import styles from './dates.module.css'
import { knownTrainers, organisersRecord, screenTitle } from './own-record.ts'
import { ScheduleFields, TermsFields, valuesOf, withoutCards } from './schedule-fields.tsx'

export const handle = { permission: 'run-dates' } satisfies OfficeHandle

/** A new date: `?certification=fl2d` begins with the template of a kind, `?from={date}` with another date; else the kinds are shown. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { now } = context.get(clockContext)
  const query = new URL(request.url).searchParams
  const from = query.get('from')
  const kind = certificationBySlug(query.get('certification') ?? '')
  const people = await knownTrainers(context)
  const { preferredLanguage: language } = context.get(requestContext)
  const countries = countryOptions(language)
  const idempotencyKey = crypto.randomUUID()
  const title = screenTitle(context, 'new')
  const { prices } = await context.get(servicesContext).settings.current()
  const listPrices = prices.seats
  if (from !== null) {
    const { record } = await organisersRecord(context, from)
    return {
      title,
      idempotencyKey,
      ...people,
      countries,
      listPrices,
      values: valuesOf({ ...record.date, tentative: true }, language, people.profiles),
      isCopy: true,
    }
  }
  const today = now().toZonedDateTimeISO('Europe/Vienna').toPlainDate()
  return {
    title,
    idempotencyKey,
    ...people,
    countries,
    listPrices,
    values: kind ? valuesOf(dateTemplate(kind.slug, today, prices), language) : null,
    isCopy: false,
  }
}

/** Puts the date on sale. 422 for a form with mistakes. */
export async function action({ request, context }: Route.ActionArgs) {
  const member = memberOf(context)
  return takeForm(request, newDateFormSchema, async (typed, sent) => {
    const { idempotencyKey, certification, tentative } = typed
    const ports = context.get(servicePortsContext)
    const terms = termsOfForm(typed, await knownTrainers(context))
    const date = { certification, tentative, ...terms, ...scheduleOfForm(typed) }
    const outcome = await createDates(ports, { idempotencyKey, dates: [date], actor: member })
    if (outcome.outcome === 'done') return redirect(`${dateHref(idempotencyKey)}?done=created`, 303)
    if (outcome.refusal.reason === 'no-card-payment') return refuseForm(sent, withoutCards)
    return data({ sent, more: outcome.refusal }, { status: 422 })
  })
}

export default function NewDate({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeDates')
  const { values, idempotencyKey, trainers, accounts, profiles, countries, listPrices, isCopy } = loaderData
  const state = actionData?.sent ?? (values && { values, errors: {} })
  const refusal = actionData?.more
  const certification = certificationBySlug(state?.values.certification ?? '')
  if (!state || !certification)
    return (
      <OfficePage title={t('new.title')} back={{ href: '/office/dates', label: t('title') }}>
        <Stack>
          <Text>{t('new.choose')}</Text>
          <ul className={styles.fieldRows}>
            {certifications.map(({ slug, code, title }) => (
              <li key={slug}>
                <a href={`/office/dates/new?certification=${slug}`}>{`${code} · ${title}`}</a>
              </li>
            ))}
          </ul>
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
        schema={newDateFormSchema}
        sent={state}
        hidden={{ idempotencyKey: state.values.idempotencyKey ?? idempotencyKey, certification: certification.slug }}
        refusal={refusal ? t(`refusal.${refusal.reason}`, { taken: 0 }) : undefined}
        submit={t('new.submit')}
        backHref="/office/dates"
      >
        <FormStep title={t('form.when')}>
          <ScheduleFields form={state} countries={countries} />
        </FormStep>
        <FormStep title={t('form.what')}>
          <TermsFields
            form={state}
            trainers={trainers}
            accounts={accounts}
            profiles={profiles}
            listPrice={listPrices[certification.slug]}
          />
          <OfficeCheckbox name="tentative" label={t('form.tentative')} hint={t('form.tentativeHint')} />
        </FormStep>
      </DateFormShell>
    </OfficePage>
  )
}
