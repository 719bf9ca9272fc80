import type { Language } from '#domain/language.ts'
import type { Order } from '#domain/order/order.ts'
import { formatDeadline } from '#i18n/format-dates.ts'
import type { Mail, Message } from '#mails/mail.ts'
import { mailText } from '#mails/mail-text.ts'
import { Button } from '#mails/parts/button.tsx'
import { Chapter } from '#mails/parts/chapter.tsx'
import { ContactLine } from '#mails/parts/contact-line.tsx'
import { isolated } from '#mails/parts/entered-text.ts'
import { Frame } from '#mails/parts/frame.tsx'
import { OrderTable } from '#mails/parts/order-table.tsx'
import { orderedExtent, orderedTitle } from '#mails/parts/ordered.ts'
import { Paragraph, SmallPrint } from '#mails/parts/paragraph.tsx'
import { sample } from '#mails/parts/sample.ts'
import { sampleTickets } from '#mails/parts/sample-purchases.ts'

declare module '#platform/ports/mails.ts' {
  interface Mails {
    'purchase-to-pay': {
      message: {
        order: Order
        orderUrl: string
        /** Until when it can be paid. */
        until: Temporal.Instant
      }
    }
  }
}

/** To the booker who pays tickets by card: the way back to the pay button. */
export const purchaseToPay = {
  subject: (mail, language) =>
    mailText(language)('purchaseToPay.subject', {
      what: orderedTitle(mail, language),
      extent: orderedExtent(mail, language),
    }),
  body: (mail, language) => <PurchaseToPay mail={mail} language={language} />,
  samples: [{ order: sampleTickets, orderUrl: sample.orderUrl, until: sample.saturday.add({ hours: 7 * 24 }) }],
} satisfies Mail<'purchase-to-pay'>

function PurchaseToPay({ mail, language }: { mail: Message<'purchase-to-pay'>; language: Language }) {
  const { order, orderUrl, until, siteUrl } = mail
  const t = mailText(language)
  const values = {
    what: orderedTitle(mail, language),
    extent: orderedExtent(mail, language),
    number: order.number,
    end: formatDeadline(until.epochMilliseconds, language),
  }
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('purchaseToPay.preview', values)}
      headline={t('paymentAwaited.headline')}
      why={t('bookingConfirmation.why')}
    >
      <Paragraph>{t('greeting', { firstName: isolated(order.booker.firstName) })}</Paragraph>
      <Paragraph>{t('purchaseToPay.intro', values)}</Paragraph>
      <Button href={orderUrl}>{t('paymentAwaited.pay')}</Button>
      <SmallPrint>{t('paymentAwaited.after')}</SmallPrint>
      <Chapter title={t('bookingConfirmation.price')}>
        <OrderTable quote={order.quote} language={language} />
        <ContactLine language={language} />
      </Chapter>
    </Frame>
  )
}
