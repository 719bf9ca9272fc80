import { useLocale, useTranslations } from 'use-intl'
import { InvoiceAddressLines } from '../booking/invoice-address-lines.tsx'
import { useQuoteRows } from '../booking/quote-rows.ts'
import { company } from '../company.ts'
import { formatDateTime } from '../i18n/format-dates.ts'
import { AmountList } from '../ui/amount-list.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Panel } from '../ui/panel.tsx'
import { Section } from '../ui/section.tsx'
import { Stack } from '../ui/stack.tsx'
import { Text } from '../ui/text.tsx'
import { WithAside } from '../ui/with-aside.tsx'
import { stickerOf } from '../workshops/sticker-of.ts'
import { useWorkshopWords } from '../workshops/use-workshop-words.ts'
import { PaymentState, type PaymentStateProps } from './payment-state.tsx'

/** The page of an order that is not, or not yet, paid: what it is for, and how it goes on. */
export function OrderToPay({ view, payment, trace, href }: PaymentStateProps) {
  const t = useTranslations('payment')
  const order = useTranslations('order')
  const language = useLocale()
  const words = useWorkshopWords()
  const rows = useQuoteRows()
  const { workshop, participants } = view
  return (
    <>
      <PageHead
        kicker={t('number', { number: view.number })}
        title={t(`title.${payment.state}`)}
        lede={workshop ? <p>{`${workshop.title}, ${words.dates(workshop)}`}</p> : undefined}
        sticker={workshop ? stickerOf(workshop.certification) : undefined}
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
            <PaymentState view={view} payment={payment} trace={trace} href={href} />
            <Text size="small" tone="quiet">
              {order.rich('question', {
                email: company.email,
                phone: company.phone,
                mail: (chunks) => <a href={`mailto:${company.email}`}>{chunks}</a>,
                tel: (chunks) => <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{chunks}</a>,
              })}
            </Text>
          </Stack>
        </WithAside>
      </Section>
    </>
  )
}
