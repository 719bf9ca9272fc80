import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { createTranslator } from 'use-intl/core'
import { servicePortsContext } from '#features/context.ts'
import { endNewsletter, newsletterToEnd } from '#features/newsletter/newsletter.ts'
import { PlainForm } from '#forms/form-place.tsx'
import { orNotFound, pageRequest } from '#frame/page-request.ts'
import { personalHeaders, personalMeta } from '#frame/personal-page.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { Button, GoLink } from '#ui/button.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Section, Stack } from '#ui/section.tsx'
import { BreakableAddress, Text } from '#ui/text.tsx'
import type { Route } from './+types/newsletter-end'

export const headers = personalHeaders
export const meta = personalMeta

/** `/{lang}/newsletter/unsubscribe/{token}`: unsubscribes by button. For the one-click unsubscribe of mail programs see `server/http/site-app.ts`. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, head } = pageRequest({ params, context })
  const ports = context.get(servicePortsContext)
  const subscription = orNotFound(await newsletterToEnd(ports, params.token))
  const isOver = subscription.state === 'unsubscribed'
  const t = createTranslator({ locale: language, messages: messagesOf(language), namespace: 'newsletter.end' })
  return {
    ...head,
    title: isOver ? t('doneTitle') : t('title'),
    isOver,
    email: subscription.email,
  }
}

export async function action({ params, context }: Route.ActionArgs) {
  const ports = context.get(servicePortsContext)
  if ((await endNewsletter(ports, params.token)).outcome === 'refused') throw data(null, { status: 404 })
  return null
}

export default function EndNewsletter({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('newsletter.end')
  const { title, isOver, email, language } = loaderData
  return (
    <>
      <PageHead title={title} lede={isOver ? undefined : t('text')} />
      <Section>
        {isOver ? (
          <Stack gap="large">
            <Text size="lede">{t('done')}</Text>
            <GoLink href={`/${language}/newsletter`}>{t('again')}</GoLink>
          </Stack>
        ) : (
          <Stack gap="large">
            <FactList facts={[{ label: t('email'), value: <BreakableAddress address={email} /> }]} />
            <PlainForm>
              <Button>{t('send')}</Button>
            </PlainForm>
          </Stack>
        )}
      </Section>
    </>
  )
}
