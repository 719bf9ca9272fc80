import type { Language } from '#domain/language.ts'
import { Button } from './button.tsx'
import { ContactLine } from './contact-line.tsx'
import { isolated } from './entered-text.ts'
import { Frame } from './frame.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { Paragraph } from './paragraph.tsx'
import { dateRange } from './times.ts'
import { workshopTitle } from './workshop-name.ts'

/** To the booker: we have to call the workshop off. */
export const dateCalledOff: MailKind<'date-called-off'> = {
  subject: (mail, language) =>
    mailText(language)('dateCalledOff.subject', {
      workshop: workshopTitle(mail.date),
      dates: dateRange(mail.date, language),
    }),
  body: (mail, language) => <DateCalledOff mail={mail} language={language} />,
}

function DateCalledOff({ mail, language }: { mail: MailOf<'date-called-off'>; language: Language }) {
  const { order, date, orderUrl, siteUrl } = mail
  const t = mailText(language)
  const values = { number: order.number, workshop: workshopTitle(date), dates: dateRange(date, language) }
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('dateCalledOff.preview', values)}
      headline={t('dateCalledOff.headline')}
      why={t('bookingConfirmation.why')}
    >
      <Paragraph>{t('greeting', { firstName: isolated(order.booker.firstName) })}</Paragraph>
      <Paragraph>{t('dateCalledOff.intro', values)}</Paragraph>
      <Paragraph>{t('dateCalledOff.choice')}</Paragraph>
      <Button href={orderUrl}>{t('dateCalledOff.choose')}</Button>
      <ContactLine language={language} />
    </Frame>
  )
}
