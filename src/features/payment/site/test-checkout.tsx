import { data, redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import type { Cents } from '#domain/money.ts'
import { servicesContext } from '#features/context.ts'
import { noTraces } from '#frame/no-traces.ts'
import { pageMeta } from '#frame/page-meta.ts'
import { orNotFound, pageRequest } from '#frame/page-request.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { AmountList } from '#ui/fact-list.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Notice, Panel } from '#ui/panel.tsx'
import { Actions, Section, Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/test-checkout'

/** The test checkout: `/{lang}/checkout/{session}`. Exists only without keys of a real provider. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { head } = pageRequest({ params, context })
  const session = orNotFound(await context.get(servicesContext).testCheckout?.session(params.session))
  const { description, amount, email, cancelUrl } = session.request
  return { ...head, isOpen: session.state === 'open', description, amount, email, cancelUrl }
}

/** Pays, pays late, or is declined with 402. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { testCheckout } = context.get(servicesContext)
  const session = await testCheckout?.session(params.session)
  if (!testCheckout || !session) throw data(null, { status: 404 })
  const wish = new URLSearchParams(await request.text()).get('wish')
  if (wish === 'decline') return data({ declined: true }, { status: 402 })
  const paid = wish === 'late' ? await testCheckout.payLate(session.id) : await testCheckout.pay(session.id)
  return redirect(paid ? session.request.successUrl : session.request.cancelUrl, 303)
}

export const headers = () => noTraces

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { language, siteUrl, description } = loaderData
  return pageMeta({ title: description, siteUrl, language })
}

export default function TestCheckout({ loaderData, actionData }: Route.ComponentProps) {
  return <TestCheckoutPage {...loaderData} declined={actionData?.declined ?? false} />
}

interface TestCheckoutPageProps {
  isOpen: boolean
  description: string
  amount: Cents
  email: string
  /** Back to the order. */
  cancelUrl: string
  declined: boolean
}

/** A simulated payment page: each button triggers an outcome of a real provider. */
function TestCheckoutPage({ isOpen, description, amount, email, cancelUrl, declined }: TestCheckoutPageProps) {
  const t = useTranslations('testCheckout')
  const language = useLocale()
  const total = formatMoney(amount, language)
  return (
    <>
      <PageHead title={t('title')} lede={<p>{t('lede')}</p>} />
      <Section>
        <Stack gap="large">
          {declined && <Notice tone="alert" title={t('declinedTitle')} text={t('declinedText')} />}
          {!isOpen && <Notice tone="info" title={t('overTitle')} text={t('overText')} />}
          <Panel title={t('order')}>
            <AmountList rows={[{ label: description, note: email, amount: total }]} />
            {isOpen && (
              <form method="post">
                <Actions>
                  <Button name="wish" value="pay">
                    {t('pay', { total })}
                  </Button>
                  <Button kind="secondary" name="wish" value="decline">
                    {t('decline')}
                  </Button>
                  <Button kind="secondary" name="wish" value="late">
                    {t('late')}
                  </Button>
                </Actions>
              </form>
            )}
            <Text size="small" tone="quiet">
              {t('lateText')}
            </Text>
          </Panel>
          <Actions>
            <ButtonLink kind="secondary" href={cancelUrl}>
              {t('back')}
            </ButtonLink>
          </Actions>
        </Stack>
      </Section>
    </>
  )
}
