import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { orderToPay } from '#features/booking/behind-link.ts'
import { servicePortsContext } from '#features/context.ts'
import { recordPayment } from '#features/payment/record-payment.ts'
import { PlainForm } from '#forms/form-place.tsx'
import { orNotFound, pageRequest } from '#frame/page-request.ts'
import { personalHeaders, personalMeta } from '#frame/personal-page.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { Button } from '#ui/button.tsx'
import { AmountList } from '#ui/fact-list.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Notice, Panel } from '#ui/panel.tsx'
import { Actions, Section, Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/paid'
import { useQuoteRows } from './quote-rows.ts'

export const headers = personalHeaders
export const meta = personalMeta

/** Records the payment of an invoice, so that its vouchers are sent: `/{lang}/paid/{token}`, linked in the note about the order. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { head } = pageRequest({ params, context })
  const ports = context.get(servicePortsContext)
  const found = orNotFound(await orderToPay(ports.reads, params.token))
  const { order, paidAt } = found
  const issued = await ports.reads.invoices(order.id)
  return {
    ...head,
    title: order.number,
    invoice: issued.at(-1)?.number ?? order.number,
    customer: order.invoice.company ?? `${order.booker.firstName} ${order.booker.lastName}`,
    quote: order.quote,
    isOpen: order.status.state === 'confirmed',
    paidAt: paidAt?.toString() ?? null,
    sent: (await ports.reads.vouchers(order.id)).length,
  }
}

/** Idempotent. 409 for an order that is no longer open. */
export async function action({ params, context }: Route.ActionArgs) {
  const ports = context.get(servicePortsContext)
  const { language } = pageRequest({ params, context })
  const found = orNotFound(await orderToPay(ports.reads, params.token))
  const recorded = await recordPayment(ports, found.order.id, 'organiser:office')
  if (recorded.outcome === 'refused') return data({ refused: true }, { status: 409 })
  return redirect(`/${language}/paid/${params.token}`, 303)
}

export default function Paid({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('paid')
  const rows = useQuoteRows()
  const { language, title, invoice, customer, quote, isOpen, paidAt, sent } = loaderData
  return (
    <>
      <PageHead
        kicker={t('number', { number: title })}
        title={paidAt ? t('doneTitle') : t('title')}
        facts={[
          { label: t('invoice'), value: invoice },
          { label: t('customer'), value: customer },
        ]}
      />
      <Section>
        <Stack gap="large">
          {(actionData?.refused || (!isOpen && !paidAt)) && (
            <Notice tone="alert" title={t('refusedTitle')}>
              <Text>{t('refusedText')}</Text>
            </Notice>
          )}
          <Panel title={t('amount')}>
            <AmountList rows={rows(quote)} />
          </Panel>
          {paidAt && (
            <Text>{t('doneText', { date: formatDateTime(paidAt, { language, time: true }), count: sent })}</Text>
          )}
          {!paidAt && isOpen && (
            <PlainForm>
              <Stack>
                <Text>{t('text')}</Text>
                <Actions>
                  <Button kind="primary">{t('button')}</Button>
                </Actions>
              </Stack>
            </PlainForm>
          )}
        </Stack>
      </Section>
    </>
  )
}
