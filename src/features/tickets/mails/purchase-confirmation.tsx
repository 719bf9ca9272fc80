import type { Order } from '#domain/order/order.ts'
import { vouchersDue } from '#domain/voucher/voucher.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { orderedExtent, orderedTitle } from '#mails/parts/found-order.ts'
import { type BroughtInvoice, InvoiceChapter } from '#mails/parts/invoice-chapter.tsx'
import { PriceChapters } from '#mails/parts/order-table.tsx'
import { sample, samplePackage, sampleTickets } from '#mails/parts/sample.ts'
import { Button, Chapter, ContactLine, Fact, isolated, Paragraph, SmallPrint } from '#mails/parts/text.tsx'
import { WithdrawalNotice } from '#mails/parts/withdrawal-notice.tsx'

declare module '#platform/ports.ts' {
  interface Mails {
    'purchase-confirmation': { message: { order: Order; brought: BroughtInvoice | null; orderUrl: string } }
  }
}

/** To the booker of tickets or a package: what was ordered, and how it goes on. */
export const purchaseConfirmation = {
  values: (mail, language) => ({
    what: orderedTitle(mail, language),
    extent: orderedExtent(mail, language),
    number: mail.order.number,
    customerNumber: mail.order.customerNumber,
    count: vouchersDue(mail.order).length,
  }),
  why: ({ t }) => t('bookingConfirmation.why'),
  body: PurchaseConfirmation,
  replaceable: {},
  samples: [
    { order: sampleTickets, brought: { invoice: sample.invoice, due: 0 }, orderUrl: sample.orderUrl },
    { order: samplePackage, brought: null, orderUrl: sample.orderUrl },
  ],
} satisfies Mail<'purchase-confirmation'>

function PurchaseConfirmation({ mail, language, t }: MailProps<'purchase-confirmation'>) {
  const { order, brought, orderUrl } = mail
  const { number, customerNumber, product } = order
  const count = vouchersDue(order).length
  const paid = product.kind === 'self-paced' && product.payment === 'card'
  return (
    <>
      <Paragraph>{t('greeting', { firstName: isolated(order.booker.firstName) })}</Paragraph>
      <Paragraph>
        {t('purchaseConfirmation.intro', { what: orderedTitle(mail, language), extent: orderedExtent(mail, language) })}
      </Paragraph>
      <SmallPrint>{t('bookingConfirmation.numbers', { number, customerNumber })}</SmallPrint>
      <Button href={orderUrl}>{t('bookingConfirmation.viewOrder')}</Button>
      <PriceChapters order={order} language={language} />
      {brought && <InvoiceChapter brought={brought} language={language} />}
      <Chapter title={t('bookingConfirmation.next')}>
        <Fact label={t('purchaseConfirmation.vouchersTitle')}>
          {paid
            ? t('purchaseConfirmation.vouchersPaid', { count })
            : t('purchaseConfirmation.vouchersUnpaid', { count })}
        </Fact>
        {product.kind === 'package' && (
          <Fact label={t('purchaseConfirmation.coachingTitle')}>{t('purchaseConfirmation.coachingText')}</Fact>
        )}
        <ContactLine language={language} />
      </Chapter>
      <WithdrawalNotice {...{ order, date: null, siteUrl: mail.siteUrl, language }} />
    </>
  )
}
