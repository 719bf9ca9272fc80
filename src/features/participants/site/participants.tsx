import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { fullName } from '#domain/participant/participant.ts'
import { participantsFormSchema } from '#domain/participant/participants-form.ts'
import { participantsContext } from '#features/participants/context.ts'
import { stickerOf } from '#features/workshops/site/sticker-of.ts'
import { useWorkshopWords } from '#features/workshops/site/use-workshop-words.ts'
import { clockContext, requestContext } from '#frame/context.ts'
import type { PageHandle } from '#frame/page-handle.ts'
import { pageLanguage } from '#frame/page-language.ts'
import { personalHeaders, personalMeta } from '#frame/personal-page.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { Notice } from '#ui/notice.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Section } from '#ui/section.tsx'
import { Stack } from '#ui/stack.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/participants'
import { ParticipantsForm } from './participants-form.tsx'
import { participantsView } from './participants-view.ts'
import { readParticipantsForm } from './read-participants-form.ts'

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
