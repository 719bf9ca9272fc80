import { getInputProps, getSelectProps, type SubmissionResult, useForm } from '@conform-to/react'
import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { withoutEndSlashes } from '#domain/address/paths.ts'
import { chooseDays } from '#domain/certificate/certificate.ts'
import {
  type ConsentFormInput,
  consentFormSchema,
  type ConsentForm as FilledIn,
} from '#domain/certificate/consent-form.ts'
import type { Language } from '#domain/language.ts'
import { certificationBySlug, certifications } from '#domain/workshop/certification.ts'
import { cityName } from '#domain/workshop/city-name.ts'
import { endOf, type LiveDate } from '#domain/workshop/workshop-date.ts'
import { requestConsent } from '#features/certificates/consent.ts'
import { servicePortsContext, servicesContext } from '#features/context.ts'
import { answerProtectedForm } from '#forms/answer-protected-form.ts'
import { PlainForm } from '#forms/form-place.tsx'
import { SpamFields, SpamNotice } from '#forms/human/spam-fields.tsx'
import { useErrorText } from '#forms/use-error-text.ts'
import { noTraces } from '#frame/no-traces.ts'
import { pageRequest } from '#frame/page-request.ts'
import { personalMeta } from '#frame/personal-page.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { formatDateRange } from '#i18n/format-dates.ts'
import { Button } from '#ui/button.tsx'
import { RadioGroup } from '#ui/choice-group.tsx'
import { ErrorList } from '#ui/error-list.tsx'
import { Field, FieldRow, Select, TextInput } from '#ui/field.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Notice } from '#ui/panel.tsx'
import { Actions, Section, Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/certificate-consent'

const formId = 'consent'
/** In the order of the page. */
const consentFields = ['firstName', 'lastName', 'workshop', 'answer']

interface ConsentFormProps {
  view: ConsentView
  lastResult: SubmissionResult<string[]> | null
  ticket: string | undefined
}

/** Asks a participant for consent to a certificate (docs/product.md#certificate-consent). States before the button that a no is final. */
function ConsentForm({ view, lastResult, ticket }: ConsentFormProps) {
  const t = useTranslations('consentPage')
  const errorText = useErrorText()
  const [form, fields] = useForm<ConsentFormInput, FilledIn>({
    id: formId,
    lastResult,
    defaultValue: { workshop: view.chosen ?? '' },
  })
  const errors = consentFields.flatMap((name) => {
    const text = form.status === 'error' ? errorText(form.allErrors[name] ?? undefined) : undefined
    return text ? [{ fieldId: `${formId}-${name}`, text }] : []
  })
  const { key: firstKey, ...first } = getInputProps(fields.firstName, { type: 'text', ariaAttributes: false })
  const { key: lastKey, ...last } = getInputProps(fields.lastName, { type: 'text', ariaAttributes: false })
  const { key: workshopKey, ...workshop } = getSelectProps(fields.workshop, { ariaAttributes: false })
  return (
    <PlainForm id={form.id}>
      <SpamFields formId={formId} ticket={ticket} />
      <Stack gap="large">
        {errors.length > 0 && (
          <ErrorList title={t('errorTitle', { count: errors.length })} errors={errors} note={t('errorKept')} />
        )}
        <Text tone="quiet">{t('whoIntro')}</Text>
        <FieldRow>
          <Field id={fields.firstName.id} label={t('firstName')} error={errorText(fields.firstName.errors)}>
            {(control) => <TextInput key={firstKey} {...first} {...control} autoComplete="given-name" />}
          </Field>
          <Field id={fields.lastName.id} label={t('lastName')} error={errorText(fields.lastName.errors)}>
            {(control) => <TextInput key={lastKey} {...last} {...control} autoComplete="family-name" />}
          </Field>
        </FieldRow>
        <Field id={fields.workshop.id} label={t('workshop')} error={errorText(fields.workshop.errors)}>
          {(control) => (
            <Select key={workshopKey} {...workshop} {...control} options={view.workshops} placeholder={t('choose')} />
          )}
        </Field>
        <RadioGroup
          id={fields.answer.id}
          label={t('question')}
          error={errorText(fields.answer.errors)}
          choices={(['yes', 'no'] as const).map((value) => ({
            id: `${fields.answer.id}-${value}`,
            name: fields.answer.name,
            value,
            label: t(value),
            defaultChecked: value === fields.answer.initialValue,
          }))}
        />
        <Notice tone="info" title={t('finalTitle')} text={t('final')} />
        <Text>{t('next')}</Text>
        <Actions>
          <Button kind="primary">{t('send')}</Button>
        </Actions>
      </Stack>
    </PlainForm>
  )
}

/** The consent page (docs/product.md#certificate-consent): `/{lang}/dsgvo/{training...}`, for participants. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { language, now, head } = pageRequest({ params, context })
  const { workshopDate, datesEndingAfter } = context.get(servicesContext)
  const words = messagesOf(language)
  const name = nameIn(params['*'])
  const kind = certifications.find(({ slug, path }) => slug === name || path === name)
  const named = kind ? null : await workshopDate(name)
  if (!kind && (!named || named.date.delivery === 'self-paced')) throw data(null, { status: 404 })
  const dates = await datesEndingAfter(now().subtract({ hours: chooseDays * 24 }), kind?.slug)
  const view = consentView({ dates, chosen: named?.date.slug }, language, now(), words.workshops.online)
  const sent = new URL(request.url).searchParams.has('sent')
  return { ...head, title: words.consentPage.title, view, sent }
}

/** Sends a mail that asks the participant to confirm. The response does not reveal whether the name is known. */
export function action({ request, params, context }: Route.ActionArgs) {
  const ports = context.get(servicePortsContext)
  const { language } = pageRequest({ params, context })
  return answerProtectedForm(request, context, {
    schema: consentFormSchema,
    kind: 'sign-up',
    words: ({ firstName, lastName }) => [firstName, lastName],
    async take(form, signs) {
      // Suspected spam gets the same response, but no mail is sent.
      if (signs.length === 0)
        await requestConsent(ports, { ...form, wording: messagesOf(language).consentPage[form.answer] })
      return redirect(`/${language}/dsgvo/${encodeURI(params['*'])}?sent`, 303)
    },
  })
}

export const headers = () => noTraces

export const meta = personalMeta

export default function CertificateConsent({ loaderData: { view, sent }, actionData }: Route.ComponentProps) {
  const t = useTranslations('consentPage')
  const problem = actionData?.problem
  if (sent && !actionData) return <PageHead kicker={t('kicker')} title={t('sentTitle')} lede={<p>{t('sentText')}</p>} />
  return (
    <>
      <PageHead kicker={t('kicker')} title={t('title')} lede={<p>{t('lede')}</p>} />
      <Section>
        <Stack gap="large">
          {problem === 'failed' && <Notice tone="alert" title={t('failedTitle')} text={t('failed')} />}
          {(problem === 'unsure' || problem === 'too-many') && <SpamNotice verdict={problem} />}
          {view.workshops.length > 0 ? (
            <ConsentForm view={view} lastResult={actionData?.lastResult ?? null} ticket={actionData?.ticket} />
          ) : (
            <Notice tone="info" title={t('noneTitle')} text={t('none', { days: chooseDays })} />
          )}
        </Stack>
      </Section>
    </>
  )
}

interface ConsentView {
  workshops: { value: string; label: string }[]
  /** Preselected: the date in the URL. */
  chosen: string | undefined
}

/** The last segment of the path. */
function nameIn(training: string): string {
  return withoutEndSlashes(training).split('/').at(-1) ?? ''
}

/** The workshops offered by the consent page, of which `chosen` is the one that the path names. */
function consentView(
  { dates, chosen }: { dates: readonly LiveDate[]; chosen: string | undefined },
  language: Language,
  now: Temporal.Instant,
  online: string,
): ConsentView {
  const workshops = dates
    .filter((date) => isOpen(date, now))
    .map((date) => ({
      value: date.slug,
      label: [
        certificationBySlug(date.certification)?.title,
        timesOf(date, language),
        placeOf(date, language, online),
      ].join(', '),
    }))
  return { workshops, chosen: workshops.find(({ value }) => value === chosen)?.value }
}

function isOpen(date: LiveDate, now: Temporal.Instant): boolean {
  return !date.calledOff && endOf(date).until(now).total('hours') < chooseDays * 24
}

function timesOf({ sessions, zone }: LiveDate, language: Language): string {
  const times = sessions.map(({ startsAt, endsAt }) => ({ startsAt: startsAt.toString(), endsAt: endsAt.toString() }))
  return formatDateRange({ sessions: times, zone }, language)
}

function placeOf({ location }: LiveDate, language: Language, online: string): string {
  return location ? cityName(location.city, language) : online
}
