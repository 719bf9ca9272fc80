import type { Order } from '#domain/order/order.ts'
import { vouchersDue } from '#domain/voucher/voucher.ts'
import { formatDeadline } from '#i18n/format-dates.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { orderedExtent, orderedTitle } from '#mails/parts/found-order.ts'
import { type BroughtInvoice, InvoiceChapter } from '#mails/parts/invoice-chapter.tsx'
import { OrderNote, OrderTable, orderNoteValues, PriceChapters } from '#mails/parts/order-table.tsx'
import { sample, samplePackage, sampleTickets } from '#mails/parts/sample.ts'
import { Button, Chapter, ContactLine, Fact, isolated, Paragraph, SmallPrint } from '#mails/parts/text.tsx'
import { WithdrawalNotice } from '#mails/parts/withdrawal-notice.tsx'

declare module '#platform/ports.ts' {
  interface Mails {
    'purchase-to-pay': {
      message: {
        order: Order
        orderUrl: string
        until: Temporal.Instant
      }
    }
    'purchase-confirmation': { message: { order: Order; brought: BroughtInvoice | null; orderUrl: string } }
    'new-purchase': {
      message: {
        order: Order
        /** Where the office notes that the invoice is paid, as long as vouchers wait for that. */
        paidUrl: string | null
      }
    }
  }
}

/** To the booker who pays tickets by card: the way back to the pay button. */
export const purchaseToPay = {
  values: (mail, language) => ({
    what: orderedTitle(mail, language),
    extent: orderedExtent(mail, language),
    number: mail.order.number,
    count: vouchersDue(mail.order).length,
    end: formatDeadline(mail.until.epochMilliseconds, language),
  }),
  headline: ({ t }) => t('paymentAwaited.headline'),
  why: ({ t }) => t('bookingConfirmation.why'),
  body: PurchaseToPay,
  samples: [{ order: sampleTickets, orderUrl: sample.orderUrl, until: sample.saturday.add({ hours: 7 * 24 }) }],
} satisfies Mail<'purchase-to-pay'>

function PurchaseToPay({ mail, language, t, values }: MailProps<'purchase-to-pay'>) {
  const { order, orderUrl } = mail
  return (
    <>
      <Paragraph>{t('greeting', { firstName: isolated(order.booker.firstName) })}</Paragraph>
      <Paragraph>{t('purchaseToPay.intro', values)}</Paragraph>
      <Button href={orderUrl}>{t('paymentAwaited.pay')}</Button>
      <SmallPrint>{t('paymentAwaited.after')}</SmallPrint>
      <Chapter title={t('bookingConfirmation.price')}>
        <OrderTable quote={order.quote} language={language} />
        <ContactLine language={language} />
      </Chapter>
    </>
  )
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

/** The note to the office about tickets or a package. Without the order's link: that key is the booker's alone. */
export const newPurchase = {
  values: (mail, language) => ({
    what: orderedTitle(mail, language),
    extent: orderedExtent(mail, language),
    ...orderNoteValues(mail.order, language),
  }),
  preview: ({ t, values }) => t('newBooking.preview', values),
  why: ({ t }) => t('newBooking.why'),
  body: NewPurchase,
  samples: [{ order: samplePackage, paidUrl: sample.paidUrl }],
} satisfies Mail<'new-purchase'>

function NewPurchase({ mail, language, t }: MailProps<'new-purchase'>) {
  return (
    <>
      <OrderNote mail={mail} language={language} />
      {mail.order.product.kind === 'package' && (
        <Fact label={t('purchaseConfirmation.coachingTitle')}>{t('newPurchase.coachingText')}</Fact>
      )}
      <PriceChapters order={mail.order} language={language} />
    </>
  )
}
