import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { chooseDays } from '#domain/certificate/certificate.ts'
import { consentFormSchema } from '#domain/certificate/consent-form.ts'
import { certificatesContext } from '#features/certificates/context.ts'
import { workshopsContext } from '#features/workshops/context.ts'
import { answerProtectedForm } from '#forms/answer-protected-form.ts'
import { SpamNotice } from '#forms/human/spam-notice.tsx'
import { clockContext, requestContext } from '#frame/context.ts'
import { noTraces } from '#frame/no-traces.ts'
import type { PageHandle } from '#frame/page-handle.ts'
import { pageLanguage } from '#frame/page-language.ts'
import { pageMeta } from '#frame/page-meta.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { Notice } from '#ui/notice.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Section } from '#ui/section.tsx'
import { Stack } from '#ui/stack.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/certificate-consent'
import { ConsentForm } from './consent-form.tsx'
import { consentView, nameIn } from './consent-view.ts'

export const handle = { interactive: true } satisfies PageHandle

/** Certificate consent (docs/product.md#certificate-consent): `/{lang}/dsgvo/{training...}`, for participants. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const facts = context.get(requestContext)
  const { workshopDate, workshopDates } = context.get(workshopsContext)
  const { now } = context.get(clockContext)
  const language = pageLanguage(params, facts)
  const words = messagesOf(language)
  const dates = await workshopDates(now().subtract({ hours: chooseDays * 24 }))
  const named = await workshopDate(nameIn(params['*']))
  const view = consentView(params['*'], { dates, named }, language, now(), words.workshops.online)
  if (!view) throw data(null, { status: 404 })
  const sent = new URL(request.url).searchParams.has('sent')
  return { language, siteUrl: facts.siteUrl, title: words.consentPage.title, view, sent }
}

/** Asks by mail whether the answer is the participant's own. The page says the same whether or not there is one of this name. */
export function action({ request, params, context }: Route.ActionArgs) {
  const { requestConsent } = context.get(certificatesContext)
  const language = pageLanguage(params, context.get(requestContext))
  return answerProtectedForm(request, context, {
    schema: consentFormSchema,
    kind: 'sign-up',
    words: ({ firstName, lastName }) => [firstName, lastName],
    async take(form, signs) {
      // A bot sees the same page as everyone else, and no mail is sent.
      if (signs.length === 0) await requestConsent({ ...form, wording: messagesOf(language).consentPage[form.answer] })
      return redirect(`/${language}/dsgvo/${encodeURI(params['*'])}?sent`, 303)
    },
  })
}

export function headers() {
  return noTraces
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData) : []
}

export default function CertificateConsent({ loaderData: { view, sent }, actionData }: Route.ComponentProps) {
  const t = useTranslations('consentPage')
  const problem = actionData?.problem
  if (sent && !actionData) return <PageHead kicker={t('kicker')} title={t('sentTitle')} lede={<p>{t('sentText')}</p>} />
  return (
    <>
      <PageHead kicker={t('kicker')} title={t('title')} lede={<p>{t('lede')}</p>} />
      <Section>
        <Stack gap="large">
          {problem === 'failed' && (
            <Notice tone="alert" title={t('failedTitle')}>
              <Text>{t('failed')}</Text>
            </Notice>
          )}
          {(problem === 'unsure' || problem === 'too-many') && <SpamNotice verdict={problem} />}
          {view.workshops.length > 0 ? (
            <ConsentForm view={view} lastResult={actionData?.lastResult ?? null} ticket={actionData?.ticket} />
          ) : (
            <Notice tone="info" title={t('noneTitle')}>
              <Text>{t('none', { days: chooseDays })}</Text>
            </Notice>
          )}
        </Stack>
      </Section>
    </>
  )
}
