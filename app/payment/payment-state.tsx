import { useFetcher } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import type { OrderView } from '../booking/order-view.ts'
import { PostForm } from '../form/post-form.tsx'
import { formatDeadline } from '../i18n/format-dates.ts'
import { formatMoney } from '../i18n/format-money.ts'
import { Actions } from '../ui/actions.tsx'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Notice } from '../ui/notice.tsx'
import { Stack } from '../ui/stack.tsx'
import { Text } from '../ui/text.tsx'
import { VisitorTime } from '../ui/visitor-time.tsx'
import { PayCountdown } from './pay-countdown.tsx'
import type { CheckoutTrace, PaymentView } from './payment-view.ts'

export interface PaymentStateProps {
  view: OrderView
  payment: Exclude<PaymentView, { state: 'settled' }>
  trace: CheckoutTrace | 'no-provider'
  /** The page of the order, without query. */
  href: string
}

/** What is to be done about the payment of an order, or what has become of it. */
export function PaymentState({ view, payment, trace, href }: PaymentStateProps) {
  const t = useTranslations('payment')
  const language = useLocale()
  const fetcher = useFetcher()
  const again = view.workshop?.href ?? view.purchase?.href
  const values = { email: view.email, amount: formatMoney(view.quote.gross, language) }
  if (payment.state === 'awaiting') {
    if (trace === 'no-provider')
      return (
        <Notice tone="alert" title={t('noProviderTitle')}>
          <Text>{t('noProviderText')}</Text>
        </Notice>
      )
    const until = formatDeadline(payment.until, language)
    return (
      <Stack>
        {trace === 'unavailable' && (
          <Notice tone="alert" title={t('unavailableTitle')}>
            <Text>{view.workshop ? t('unavailableText') : t('unavailableTextWithoutSeats')}</Text>
          </Notice>
        )}
        <Text size="lede">
          {t('text.awaiting', { count: view.participants.length, until })}
          <VisitorTime moments={[{ startsAt: payment.until }]} zone="Europe/Vienna" />
        </Text>
        {view.workshop && (
          <Text>
            <PayCountdown minutesLeft={payment.minutesLeft} />
          </Text>
        )}
        <PostForm through={fetcher.Form} action={`${href}/pay`}>
          <Button kind="signal">{t('pay', values)}</Button>
        </PostForm>
        <Text size="small" tone="quiet">
          {t('afterwards', values)}
        </Text>
      </Stack>
    )
  }
  if (payment.state === 'unconfirmed') {
    const until = formatDeadline(payment.until, language)
    return (
      <Stack>
        <Text size="lede">
          {t('text.unconfirmed', { email: view.email, until })}
          <VisitorTime moments={[{ startsAt: payment.until }]} zone="Europe/Vienna" />
        </Text>
        <Text size="small" tone="quiet">
          {t('unconfirmedWhy')}
        </Text>
      </Stack>
    )
  }
  return (
    <Stack>
      <div aria-live="polite">
        <Text size="lede">
          {view.workshop ? t(`text.${payment.state}`, values) : t(`textWithoutSeats.${payment.state}`, values)}
        </Text>
      </div>
      <Actions>
        {payment.state === 'checking' && (
          <ButtonLink kind="secondary" href={`${href}?checkout=done`}>
            {t('look')}
          </ButtonLink>
        )}
        {payment.state !== 'checking' && again && <ButtonLink href={again}>{t('bookAgain')}</ButtonLink>}
      </Actions>
    </Stack>
  )
}
