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
import { Paragraph, SmallPrint } from './paragraph.tsx'
import { dateRange } from './times.ts'
import { WorkshopFacts } from './workshop-facts.tsx'
import { workshopTitle } from './workshop-name.ts'

/** To the booker who pays by card: the seats are held, and until when. */
export const paymentAwaited: MailKind<'payment-awaited'> = {
  subject: (mail, language) =>
    mailText(language)('paymentAwaited.subject', {
      workshop: workshopTitle(mail.date),
      dates: dateRange(mail.date, language),
    }),
  body: (mail, language) => <PaymentAwaited mail={mail} language={language} />,
}

function PaymentAwaited({ mail, language }: { mail: MailOf<'payment-awaited'>; language: Language }) {
  const { order, date, orderUrl, until, siteUrl } = mail
  const t = mailText(language)
  const end = formatDeadline(until.epochMilliseconds, language)
  const values = { workshop: workshopTitle(date), count: order.participants.length, number: order.number, end }
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('paymentAwaited.preview', values)}
      headline={t('paymentAwaited.headline')}
      why={t('bookingConfirmation.why')}
    >
      <Paragraph>{t('greeting', { firstName: isolated(order.booker.firstName) })}</Paragraph>
      <Paragraph>{t('paymentAwaited.intro', values)}</Paragraph>
      <Button href={orderUrl}>{t('paymentAwaited.pay')}</Button>
      <SmallPrint>{t('paymentAwaited.after', values)}</SmallPrint>
      <Chapter title={t('bookingConfirmation.workshop')}>
        <WorkshopFacts date={date} language={language} />
      </Chapter>
      <Chapter title={t('bookingConfirmation.price')}>
        <OrderTable quote={order.quote} language={language} />
        <ContactLine language={language} />
      </Chapter>
    </Frame>
  )
}
