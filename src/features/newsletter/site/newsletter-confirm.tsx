import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { createTranslator } from 'use-intl/core'
import { servicePortsContext } from '#features/context.ts'
import { confirmNewsletter, newsletterToConfirm } from '#features/newsletter/newsletter.ts'
import { PlainForm } from '#forms/form-place.tsx'
import { pageRequest } from '#frame/page-request.ts'
import { personalHeaders, personalMeta } from '#frame/personal-page.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { Button, GoLink } from '#ui/button.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Section, Stack } from '#ui/section.tsx'
import { BreakableAddress, Text } from '#ui/text.tsx'
import type { Route } from './+types/newsletter-confirm'

export const headers = personalHeaders
export const meta = personalMeta

/** `/{lang}/newsletter/confirm/{token}`: the second step of the double opt-in. A GET confirms nothing, because mail scanners open every link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, head } = pageRequest({ params, context })
  const ports = context.get(servicePortsContext)
  const subscription = await newsletterToConfirm(ports, params.token)
  const t = createTranslator({ locale: language, messages: messagesOf(language), namespace: 'newsletter.confirm' })
  // Deleted, or mistyped: both are told how to subscribe again.
  if (!subscription) return data({ ...head, title: t('goneTitle'), state: 'gone' as const, email: '' }, { status: 404 })
  const titles = { requested: t('title'), confirmed: t('doneTitle'), unsubscribed: t('endedTitle') }
  const { state, email } = subscription
  return data({ ...head, title: titles[state], state, email })
}

export async function action({ params, context }: Route.ActionArgs) {
  const { facts, language } = pageRequest({ params, context })
  const ports = context.get(servicePortsContext)
  const { wording } = messagesOf(language).newsletter.confirm
  const confirmed = await confirmNewsletter(ports, { token: params.token, shown: { wording, address: facts.address } })
  const isGone = confirmed.outcome === 'refused' && confirmed.refusal.reason !== 'unsubscribed'
  // The loader shows what came of it.
  return data(null, { status: isGone ? 404 : 200 })
}

export default function ConfirmNewsletter({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('newsletter.confirm')
  const { title, state, email, language } = loaderData
  return (
    <>
      <PageHead title={title} />
      <Section>
        <Stack gap="large">
          {state === 'requested' && (
            <>
              <FactList facts={[{ label: t('email'), value: <BreakableAddress address={email} /> }]} />
              <Text size="lede">{t('wording')}</Text>
              <PlainForm>
                <Button>{t('send')}</Button>
              </PlainForm>
            </>
          )}
          {state === 'confirmed' && <Text size="lede">{t('done')}</Text>}
          {(state === 'unsubscribed' || state === 'gone') && (
            <>
              <Text size="lede">{t(state === 'gone' ? 'gone' : 'ended')}</Text>
              <GoLink href={`/${language}/newsletter`}>{t('again')}</GoLink>
            </>
          )}
        </Stack>
      </Section>
    </>
  )
}
