import type { Language } from '#domain/language.ts'
import { formatDeadline } from '../i18n/format-dates.ts'
import { Button } from './button.tsx'
import { Chapter } from './chapter.tsx'
import { ContactLine } from './contact-line.tsx'
import { isolated } from './entered-text.ts'
import { Frame } from './frame.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { OrderTable } from './order-table.tsx'
import { orderedExtent, orderedTitle } from './ordered.ts'
import { Paragraph, SmallPrint } from './paragraph.tsx'

/** To the booker who pays tickets by card: the way back to the pay button. */
export const purchaseToPay: MailKind<'purchase-to-pay'> = {
  subject: (mail, language) =>
    mailText(language)('purchase.toPaySubject', {
      what: orderedTitle(mail, language),
      extent: orderedExtent(mail, language),
    }),
  body: (mail, language) => <PurchaseToPay mail={mail} language={language} />,
}

function PurchaseToPay({ mail, language }: { mail: MailOf<'purchase-to-pay'>; language: Language }) {
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
      preview={t('purchase.toPayPreview', values)}
      headline={t('paymentAwaited.headline')}
      why={t('bookingConfirmation.why')}
    >
      <Paragraph>{t('greeting', { firstName: isolated(order.booker.firstName) })}</Paragraph>
      <Paragraph>{t('purchase.toPayIntro', values)}</Paragraph>
      <Button href={orderUrl}>{t('paymentAwaited.pay')}</Button>
      <SmallPrint>{t('paymentAwaited.after')}</SmallPrint>
      <Chapter title={t('bookingConfirmation.price')}>
        <OrderTable quote={order.quote} language={language} />
        <ContactLine language={language} />
      </Chapter>
    </Frame>
  )
}
