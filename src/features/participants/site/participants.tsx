import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import { closedBecause } from '#domain/participant/change-participants.ts'
import { fullName, type Salutation } from '#domain/participant/participant.ts'
import {
  type ParticipantsForm as FilledIn,
  type ParticipantsFormInput,
  participantsFormSchema,
} from '#domain/participant/participants-form.ts'
import { participantsContext } from '#features/participants/context.ts'
import type { ParticipantsBehindLink } from '#features/participants/save-participants.ts'
import { stickerOf, useWorkshopWords } from '#features/workshops/site/use-workshop-words.ts'
import { type WorkshopView, workshopView } from '#features/workshops/site/workshop-view.ts'
import { PostForm } from '#forms/post-form.tsx'
import { useErrorList, useErrorText } from '#forms/use-error-text.ts'
import { validationTiming } from '#forms/validation-timing.ts'
import { clockContext, requestContext } from '#frame/context.ts'
import type { PageHandle } from '#frame/page-handle.ts'
import { pageLanguage } from '#frame/page-language.ts'
import { personalHeaders, personalMeta } from '#frame/personal-page.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { Actions } from '#ui/actions.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorText } from '#ui/error-list.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { FormCard } from '#ui/form-card.tsx'
import { FormStep } from '#ui/form-step.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Section } from '#ui/section.tsx'
import { Stack } from '#ui/stack.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/participants'
import { ParticipantFields } from './participant-fields.tsx'
import { readParticipantsForm } from './read-participants-form.ts'

const formId = 'people'

interface ParticipantsFormProps {
  view: ParticipantsView
  /** What the server made of the last attempt; null before the first and after it was saved. */
  lastResult: SubmissionResult<string[]> | null
}

/** Everyone whose data this link opens, each with names and what they cannot eat (docs/product.md#participants). */
function ParticipantsForm({ view, lastResult }: ParticipantsFormProps) {
  const t = useTranslations('participants')
  const booking = useTranslations('booking')
  const errorList = useErrorList(formId)
  const errorText = useErrorText()
  const schema = participantsFormSchema(view.people.length)
  const hasFood = view.workshop.live?.delivery === 'on-site'
  const [form, fields] = useForm<ParticipantsFormInput, FilledIn>({
    id: formId,
    lastResult,
    defaultValue: {
      participants: view.people.map(({ meal, ...person }) => ({
        ...person,
        meal: meal ?? '',
        hasMeal: meal !== null,
        mealConsent: meal !== null,
      })),
    },
    ...validationTiming,
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  })
  const errors = form.status === 'error' ? errorList(form.allErrors) : []
  const countError = errorText(fields.participants.errors)
  return (
    <PostForm preventScrollReset {...getFormProps(form)} noValidate>
      <Stack gap="large">
        {errors.length > 0 && (
          <ErrorSummary title={booking('errorTitle', { count: errors.length })} errors={errors} note={t('errorKept')} />
        )}
        <FormStep
          id={fields.participants.id}
          title={t(view.isBooker ? 'people' : 'yours')}
          intro={view.isBooker ? t('peopleHint') : undefined}
        >
          {countError && <ErrorText id={`${fields.participants.id}-error`}>{countError}</ErrorText>}
          {fields.participants.getFieldList().map((participant, index) => (
            <FormCard key={participant.key ?? participant.id} title={booking('person', { number: index + 1 })}>
              <ParticipantFields
                participant={participant}
                changesEmail={view.isBooker}
                eats={hasFood || view.people[index]?.meal !== null}
              />
            </FormCard>
          ))}
        </FormStep>
        <Actions>
          <Button kind="primary">{t('save')}</Button>
        </Actions>
      </Stack>
    </PostForm>
  )
}

export const handle = { interactive: true } satisfies PageHandle

export const headers = personalHeaders
export const meta = personalMeta

/** Participant data (docs/product.md#participants): `/{lang}/participants/{token}`; the booker's link shows everyone, a participant's the own data. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const facts = context.get(requestContext)
  const { participantsByLink } = context.get(participantsContext)
  const { now } = context.get(clockContext)
  const language = pageLanguage(params, facts)
  const found = await participantsByLink(params.token)
  const view = found && participantsView(found, language, now())
  if (!view || view.people.length === 0) throw data(null, { status: 404 })
  const saved = new URL(request.url).searchParams.has('saved')
  return { language, siteUrl: facts.siteUrl, title: view.workshop.title, view, saved }
}

/** Saves: 422 for a form with mistakes, 409 when it is too late or someone else was faster. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const facts = context.get(requestContext)
  const { participantsByLink, saveParticipants } = context.get(participantsContext)
  const language = pageLanguage(params, facts)
  const found = await participantsByLink(params.token)
  if (!found) throw data(null, { status: 404 })
  const schema = participantsFormSchema(found.order.participants.length)
  const submission = parseWithZod(await readParticipantsForm(request), { schema })
  const lastResult = submission.reply()
  if (submission.status !== 'success') return data({ lastResult, reason: null, failed: false }, { status: 422 })
  try {
    const outcome = await saveParticipants({
      orderId: found.order.id,
      by: found.by,
      entries: submission.value.participants,
      consentWording: messagesOf(language).participants.mealConsent,
    })
    if (outcome.outcome === 'saved') return redirect(`/${language}/participants/${params.token}?saved`, 303)
    const reason = outcome.outcome === 'refused' ? outcome.reason : 'other-people'
    return data({ lastResult, reason, failed: false }, { status: 409 })
  } catch (error) {
    facts.report(error)
    return data({ lastResult, reason: null, failed: true }, { status: 500 })
  }
}

export default function Participants({ loaderData: { view, saved }, actionData }: Route.ComponentProps) {
  const t = useTranslations('participants')
  const booking = useTranslations('booking')
  const words = useWorkshopWords()
  const { workshop, people, isBooker, closed } = view
  const count = people.length
  return (
    <>
      <PageHead
        kicker={t('kicker')}
        title={t('title', { count })}
        lede={closed ? undefined : <p>{isBooker ? t('ledeBooker', { count }) : t('ledeOwn')}</p>}
        sticker={stickerOf(workshop.certification)}
        facts={[
          { label: workshop.title, value: words.dates(workshop) },
          { label: t('place'), value: words.place(workshop) },
        ]}
      />
      <Section>
        <Stack gap="large">
          {actionData?.reason && (
            <Notice tone="alert" title={t('refusedTitle')}>
              <Text>{t(`refused.${actionData.reason}`)}</Text>
            </Notice>
          )}
          {actionData?.failed && (
            <Notice tone="alert" title={booking('failureTitle')}>
              <Text>{booking('failureText')}</Text>
            </Notice>
          )}
          {saved && !actionData && (
            <Notice tone="info" title={t('saved')}>
              <Text>{t('savedText')}</Text>
            </Notice>
          )}
          {closed ? (
            <Notice tone="info" title={t('closedTitle')}>
              <Text>{t(`refused.${closed}`)}</Text>
              <ol>
                {people.map((person) => (
                  <li key={person.id}>{fullName(person)}</li>
                ))}
              </ol>
            </Notice>
          ) : (
            <ParticipantsForm
              key={people.map(({ id }) => id).join()}
              view={view}
              lastResult={actionData?.lastResult ?? null}
            />
          )}
        </Stack>
      </Section>
    </>
  )
}

/** The people of an order, or one of them: plain values that travel to the browser. */
interface ParticipantsView {
  workshop: WorkshopView
  isBooker: boolean
  /** Why nothing can be changed; null as long as it can. */
  closed: 'not-open' | 'workshop-started' | null
  people: PersonView[]
}

export interface PersonView {
  id: string
  salutation: Salutation | undefined
  title: string | undefined
  firstName: string
  lastName: string
  email: string
  /** What this person cannot eat; null when nothing is kept. */
  meal: string | null
}

function participantsView(
  { order, date, by, meals }: ParticipantsBehindLink,
  language: Language,
  now: Temporal.Instant,
): ParticipantsView | null {
  if (!date) return null
  return {
    workshop: workshopView({ date, left: 0 }, language, now),
    isBooker: by === 'booker',
    closed: closedBecause(order.status, date, now),
    people: order.participants.map(({ id, salutation, title, firstName, lastName, email }) => ({
      id,
      salutation,
      title,
      firstName,
      lastName,
      email,
      meal: meals.get(id)?.text ?? null,
    })),
  }
}
