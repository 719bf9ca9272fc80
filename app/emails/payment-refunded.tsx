import type { Language } from '#domain/language.ts'
import { formatMoney } from '../i18n/format-money.ts'
import { Button } from './button.tsx'
import { ContactLine } from './contact-line.tsx'
import { isolated } from './entered-text.ts'
import { Frame } from './frame.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { orderedExtent, orderedTitle } from './ordered.ts'
import { Paragraph } from './paragraph.tsx'

/** To the booker: the payment came too late or twice, and is on its way back. */
export const paymentRefunded: MailKind<'payment-refunded'> = {
  subject: (mail, language) =>
    mailText(language)('paymentRefunded.subject', {
      workshop: orderedTitle(mail, language),
      dates: orderedExtent(mail, language),
    }),
  body: (mail, language) => <PaymentRefunded mail={mail} language={language} />,
}

function PaymentRefunded({ mail, language }: { mail: MailOf<'payment-refunded'>; language: Language }) {
  const { order, amount, siteUrl } = mail
  const t = mailText(language)
  const values = {
    workshop: orderedTitle(mail, language),
    dates: orderedExtent(mail, language),
    number: order.number,
    amount: formatMoney(amount, language),
    standing: order.standing.state,
  }
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('paymentRefunded.preview', values)}
      headline={t('paymentRefunded.headline')}
      why={t('bookingConfirmation.why')}
    >
      <Paragraph>{t('greeting', { firstName: isolated(order.booker.firstName) })}</Paragraph>
      <Paragraph>{t('paymentRefunded.intro', values)}</Paragraph>
      <Paragraph>{t('paymentRefunded.money', values)}</Paragraph>
      <Button href={`${siteUrl}/${language}/workshops`}>{t('offerExpired.dates')}</Button>
      <ContactLine language={language} />
    </Frame>
  )
}
