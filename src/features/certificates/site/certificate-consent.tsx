import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { chooseDays } from '#domain/certificate/consent.ts'
import { consentFormSchema } from '#domain/certificate/consent-form.ts'
import { HumanNotice } from '#forms/human/human-notice.tsx'
import { readHumanForm } from '#forms/read-human-form.ts'
import { requestContext, useCasesContext } from '#frame/context.ts'
import { noTraces } from '#frame/no-traces.ts'
import { pageLanguage } from '#frame/page-language.ts'
import { pageMeta } from '#frame/page-meta.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { Notice } from '#ui/notice.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Section } from '#ui/section.tsx'
import { Stack } from '#ui/stack.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/certificate-consent'
import { ConsentForm, consentFields } from './consent-form.tsx'
import { consentView } from './consent-view.ts'

/** Certificate consent (docs/product.md#certificate-consent): `/{lang}/dsgvo/{training...}`, for participants. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const facts = context.get(requestContext)
  const { workshopDates, now } = context.get(useCasesContext)
  const language = pageLanguage(params, facts)
  const words = messagesOf(language)
  const view = consentView(params['*'], await workshopDates(), language, now(), words.workshops.online)
  if (!view) throw data(null, { status: 404 })
  const sent = new URL(request.url).searchParams.has('sent')
  return { language, siteUrl: facts.siteUrl, title: words.consentPage.title, view, sent }
}

/** Asks by mail whether the answer is the participant's own. The page says the same whether or not there is one of this name. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const facts = context.get(requestContext)
  const language = pageLanguage(params, facts)
  const { form, judge } = await readHumanForm(request, context, { names: consentFields, kind: 'sign-up' })
  const submission = parseWithZod(form, { schema: consentFormSchema })
  const lastResult = submission.reply()
  if (submission.status !== 'success') return attempt(422, { lastResult, problem: null })
  const { firstName, lastName, answer } = submission.value
  const verdict = await judge([firstName, lastName])
  if (verdict.verdict === 'unsure') return attempt(200, { lastResult, problem: 'unsure', ticket: verdict.ticket })
  if (verdict.verdict === 'too-many') return attempt(429, { lastResult, problem: 'too-many' })
  try {
    const wording = messagesOf(language).consentPage[answer]
    // A program sees what everybody sees, and no mail leaves.
    if (verdict.verdict !== 'suspected')
      await context.get(useCasesContext).requestConsent({ ...submission.value, wording })
    return redirect(`/${language}/dsgvo/${encodeURI(params['*'])}?sent`, 303)
  } catch (error) {
    facts.report(error)
    return attempt(500, { lastResult, problem: 'failed' })
  }
}

interface Attempt {
  lastResult: Parameters<typeof ConsentForm>[0]['lastResult']
  problem: 'unsure' | 'too-many' | 'failed' | null
  ticket?: string
}

function attempt(status: number, answer: Attempt) {
  return data(answer, { status })
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
          {(problem === 'unsure' || problem === 'too-many') && <HumanNotice verdict={problem} />}
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
