import { useLocale, useTranslations } from 'use-intl'
import type { Order } from '#domain/order/order.ts'
import type { Payment } from '#domain/payment/payment.ts'
import { InvoiceAddressLines, OrderQuestion, PaymentPart } from '#features/booking/site/order-parts.tsx'
import { type OrderView, useOrderedWords } from '#features/booking/site/order-view.ts'
import { useQuoteRows } from '#features/booking/site/quote-rows.ts'
import { stickerOf } from '#features/workshops/site/use-workshop-words.ts'
import { TentativeNotice } from '#features/workshops/site/workshop-badges.tsx'
import { AgainNotice, PlainForm } from '#forms/form-place.tsx'
import { formatDateTime, formatDeadline } from '#i18n/format-dates.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { Button, ButtonLink, GoLink } from '#ui/button.tsx'
import { AmountList } from '#ui/fact-list.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Notice, Panel } from '#ui/panel.tsx'
import { Actions, Section, Stack, WithAside } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import { VisitorTime } from '#ui/time.tsx'

export function OrderToPay({ view, payment, trace, href }: PaymentStateProps) {
  const t = useTranslations('payment')
  const order = useTranslations('order')
  const language = useLocale()
  const rows = useQuoteRows()
  const { workshop, participants, purchase } = view
  const { title, extent } = useOrderedWords()(view)
  const certification = workshop?.certification ?? purchase?.certification
  return (
    <>
      <PageHead
        kicker={t('number', { number: view.number })}
        title={t(`title.${payment.state}`, { way: view.cancelledBy ?? 'terms' })}
        lede={
          <p>
            {title}, {extent}
          </p>
        }
        sticker={certification ? stickerOf(certification) : undefined}
        facts={[
          { label: order('date'), value: formatDateTime(view.placedAt, { language }) },
          { label: order('orderNumber'), value: view.number },
          { label: order('customerNumber'), value: view.customerNumber },
        ]}
      />
      <Section>
        <WithAside
          aside={
            <Panel title={order('summary')}>
              <AmountList rows={rows(view.quote)} />
              {participants.length > 0 && (
                <>
                  <Text size="small">{order('participants')}</Text>
                  <ol>
                    {participants.map(({ name }) => (
                      <li key={name}>{name}</li>
                    ))}
                  </ol>
                </>
              )}
              <Text size="small">{order('invoiceTo')}</Text>
              <InvoiceAddressLines invoice={view.invoice} name={view.bookerName} />
            </Panel>
          }
        >
          <Stack gap="large">
            <AgainNotice />
            {view.status === 'awaiting-payment' && workshop && <TentativeNotice workshop={workshop} />}
            <PaymentState view={view} payment={payment} trace={trace} href={href} />
            {view.changes && (payment.state === 'awaiting' || payment.state === 'unconfirmed') && (
              <GoLink href={`${href}/change`}>{t('cancelOrder')}</GoLink>
            )}
            <OrderQuestion />
          </Stack>
        </WithAside>
      </Section>
    </>
  )
}

/** Without a payment by card; money may have been transferred all the same. */
const isOver = new Set<PaymentView['state']>(['lapsed', 'expired', 'cancelled'])

interface PaymentStateProps {
  view: OrderView
  payment: Exclude<PaymentView, { state: 'settled' }>
  trace: CheckoutTrace | 'no-provider'
  href: string
}

function PaymentState({ view, payment, trace, href }: PaymentStateProps) {
  const t = useTranslations('payment')
  const language = useLocale()
  const again = view.workshop?.href ?? view.purchase?.href
  const count = view.participants.length
  const paid = view.payment.paid > 0 ? 'yes' : 'no'
  const values = { email: view.email, amount: formatMoney(view.quote.gross, language), count, paid }
  const toPay = { ...values, amount: formatMoney(view.payment.toPay, language) }
  if (payment.state === 'awaiting') {
    if (trace === 'no-provider') return <Notice tone="alert" title={t('noProviderTitle')} text={t('noProviderText')} />
    const until = formatDeadline(payment.until, language)
    return (
      <Stack>
        {trace === 'unavailable' && (
          <Notice
            tone="alert"
            title={t('unavailableTitle')}
            text={view.workshop ? t('unavailableText', { count }) : t('unavailableTextWithoutSeats')}
          />
        )}
        <Text size="lede">
          {t('text.awaiting', { count, until })}
          <VisitorTime moments={[{ startsAt: payment.until }]} zone="Europe/Vienna" />
        </Text>
        {view.workshop && (
          <Text>
            <PayCountdown minutesLeft={payment.minutesLeft} />
          </Text>
        )}
        <PlainForm action={`${href}/pay`} leaves>
          <Button kind="signal">{t('pay', toPay)}</Button>
        </PlainForm>
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
      {paid === 'yes' && isOver.has(payment.state) && <PaymentPart view={view} />}
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

interface PayCountdownProps {
  /** Calculated by the server, for the time before scripts run. */
  minutesLeft: number
}

/** The minutes left to pay. The frame's script counts down (src/frame/browser/page.ts); the page also states the deadline. */
function PayCountdown({ minutesLeft }: PayCountdownProps) {
  const t = useTranslations('payment')
  const texts = Array.from({ length: minutesLeft + 1 }, (_, minutes) =>
    minutes > 0 ? t('minutesLeft', { minutes }) : t('timeIsOver'),
  )
  return <strong data-minutes={JSON.stringify(texts)}>{texts.at(-1)}</strong>
}

type PaymentView =
  /** Booked, or cancelled afterwards. */
  | { state: 'settled' }
  | {
      state: 'awaiting'
      /** ISO instant. */
      until: string
      /** Rounded up, at least one. */
      minutesLeft: number
    }
  /** Held until the booker confirms the address; ISO instant. */
  | { state: 'unconfirmed'; until: string }
  | { state: 'checking' | 'lapsed' | 'expired' | 'cancelled' | 'refund-due' | 'refunded' }

/** Where the visitor comes from: `done` from the provider's page, `unavailable` from a provider that did not respond. */
type CheckoutTrace = 'done' | 'unavailable' | null

/** `wasBooked`: the order was ever confirmed. `byCard`: it is paid by card instead of by invoice. */
export function paymentView(
  { status }: Pick<Order, 'status'>,
  payment: Pick<Payment, 'state'> | null,
  {
    trace,
    now,
    wasBooked,
    byCard,
  }: { trace: CheckoutTrace; now: Temporal.Instant; wasBooked: boolean; byCard: boolean },
): PaymentView {
  if (status.state === 'confirmed' || wasBooked) return { state: 'settled' }
  if (payment?.state === 'refund-due' || payment?.state === 'refunded') return { state: payment.state }
  if (status.state === 'cancelled') return { state: 'cancelled' }
  // The visitor returns before the provider's event arrives.
  if (trace === 'done' && payment) return { state: 'checking' }
  if (status.state === 'expired') return { state: byCard ? 'expired' : 'lapsed' }
  if (status.state === 'awaiting-confirmation') {
    const isOver = Temporal.Instant.compare(now, status.until) >= 0
    return isOver ? { state: 'lapsed' } : { state: 'unconfirmed', until: status.until.toString() }
  }
  const left = now.until(status.until).total('minutes')
  if (left <= 0) return { state: 'expired' }
  return { state: 'awaiting', until: status.until.toString(), minutesLeft: Math.ceil(left) }
}

/** The checkout result in the query of an order page. */
export function checkoutTrace(query: URLSearchParams): CheckoutTrace {
  const trace = query.get('checkout')
  return trace === 'done' || trace === 'unavailable' ? trace : null
}

/** A provider's event takes a second or two. After that the visitor presses a button, because no page should reload itself forever. */
const maxLooks = 8

/** Makes the browser reload after some seconds, a few times, with and without scripts. */
export function refreshHeaders(href: string, query: URLSearchParams): Record<string, string> {
  const looked = Number(query.get('looked') ?? 0)
  if (!Number.isInteger(looked) || looked < 0 || looked >= maxLooks) return {}
  return { Refresh: `${looked < 3 ? 2 : 5}; url=${href}?checkout=done&looked=${looked + 1}` }
}
