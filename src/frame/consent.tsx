import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { formBody } from '#forms/read-form.ts'
import { pageRequest } from '#frame/page-request.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Section, Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/consent'
import { ConsentForm } from './consent-banner.tsx'
import { consentCookies, consentOf, isConsentAnswer } from './consent-cookies.ts'
import { localPath } from './page-href.ts'
import { personalMeta } from './personal-page.ts'

/** The page where cookie consent is given and changed: withdrawing it is as easy as giving it. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const { language, head } = pageRequest({ params, context })
  const { title } = messagesOf(language).frame.consent
  return { ...head, title, answer: consentOf(request.headers.get('cookie')) }
}

/** Stores the answer and redirects back. 400 for anything but the two answers. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { facts, language } = pageRequest({ params, context })
  const form = await formBody(request)
  const answer = form.get('answer')
  if (!isConsentAnswer(answer)) throw data(null, { status: 400 })
  const headers = new Headers()
  for (const cookie of consentCookies(answer, facts.siteUrl.startsWith('https:'))) headers.append('Set-Cookie', cookie)
  return redirect(localPath(form.get('back')) ?? `/${language}`, { status: 303, headers })
}

export const meta = personalMeta

export default function Consent({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('frame.consent')
  const { language, title, answer } = loaderData
  return (
    <div data-consent-page>
      <PageHead title={title} lede={t('text')} />
      <Section>
        <Stack>
          <Text size="lede">{t(`state.${answer ?? 'none'}`)}</Text>
          <ConsentForm language={language} back={`/${language}/consent`} />
          <Text size="small" tone="quiet">
            {t('more')} {t('duration')}
          </Text>
        </Stack>
      </Section>
    </div>
  )
}
