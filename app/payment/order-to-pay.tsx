import { useLocale, useTranslations } from 'use-intl'
import { InvoiceAddressLines } from '../booking/invoice-address-lines.tsx'
import { OrderQuestion } from '../booking/order-question.tsx'
import { useQuoteRows } from '../booking/quote-rows.ts'
import { useOrderedWords } from '../booking/use-ordered-words.ts'
import { AgainNotice } from '../form/again-notice.tsx'
import { formatDateTime } from '../i18n/format-dates.ts'
import { AmountList } from '../ui/amount-list.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Panel } from '../ui/panel.tsx'
import { Section } from '../ui/section.tsx'
import { Stack } from '../ui/stack.tsx'
import { Text } from '../ui/text.tsx'
import { WithAside } from '../ui/with-aside.tsx'
import { stickerOf } from '../workshops/sticker-of.ts'
import { TentativeNotice } from '../workshops/tentative-notice.tsx'
import { PaymentState, type PaymentStateProps } from './payment-state.tsx'

/** The page of an order that is not, or not yet, paid: what it is for, and how it goes on. */
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
        title={t(`title.${payment.state}`)}
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
            {view.standing === 'awaiting-payment' && workshop && <TentativeNotice workshop={workshop} />}
            <PaymentState view={view} payment={payment} trace={trace} href={href} />
            <OrderQuestion />
          </Stack>
        </WithAside>
      </Section>
    </>
  )
}
