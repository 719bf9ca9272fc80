import type { Language } from '#domain/language.ts'
import { Button } from './button.tsx'
import { Chapter } from './chapter.tsx'
import { ContactLine } from './contact-line.tsx'
import { isolated } from './entered-text.ts'
import { Frame } from './frame.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { Paragraph } from './paragraph.tsx'
import { dateRange } from './times.ts'
import { WorkshopFacts } from './workshop-facts.tsx'
import { workshopTitle } from './workshop-name.ts'

/** To the booker: another time or place, by wish or by the organiser. */
export const orderMoved: MailKind<'order-moved'> = {
  subject: (mail, language) =>
    mailText(language)(mail.wished ? 'orderMoved.subjectWished' : 'orderMoved.subject', {
      workshop: workshopTitle(mail.date),
      dates: dateRange(mail.date, language),
    }),
  body: (mail, language) => <OrderMoved mail={mail} language={language} />,
}

function OrderMoved({ mail, language }: { mail: MailOf<'order-moved'>; language: Language }) {
  const { order, date, wished, orderUrl, siteUrl } = mail
  const t = mailText(language)
  const values = {
    by: wished ? 'booker' : 'organiser',
    number: order.number,
    workshop: workshopTitle(date),
    dates: dateRange(date, language),
  }
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('orderMoved.preview', values)}
      headline={t('orderMoved.headline', values)}
      why={t('bookingConfirmation.why')}
    >
      <Paragraph>{t('greeting', { firstName: isolated(order.booker.firstName) })}</Paragraph>
      <Paragraph>{t('orderMoved.intro', values)}</Paragraph>
      <Paragraph>{t('orderMoved.further', values)}</Paragraph>
      <Button href={orderUrl}>{t('bookingConfirmation.viewOrder')}</Button>
      <Chapter title={t('bookingConfirmation.workshop')}>
        <WorkshopFacts date={date} language={language} />
        <ContactLine language={language} />
      </Chapter>
    </Frame>
  )
}
