import type { Language } from '#domain/language.ts'
import { Chapter } from './chapter.tsx'
import { ContactLine } from './contact-line.tsx'
import { isolated } from './entered-text.ts'
import { Frame } from './frame.tsx'
import { InvoiceChapter } from './invoice-chapter.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { Paragraph } from './paragraph.tsx'
import { personName } from './person-name.ts'
import { dateRange } from './times.ts'
import { WorkshopFacts } from './workshop-facts.tsx'
import { workshopTitle } from './workshop-name.ts'

/** To whoever has booked or takes part: the workshop takes place for certain. */
export const dateConfirmed: MailKind<'date-confirmed'> = {
  subject: (mail, language) =>
    mailText(language)('dateConfirmed.subject', {
      workshop: workshopTitle(mail.date),
      dates: dateRange(mail.date, language),
    }),
  body: (mail, language) => <DateConfirmed mail={mail} language={language} />,
}

function DateConfirmed({ mail, language }: { mail: MailOf<'date-confirmed'>; language: Language }) {
  const { order, date, person, brought, siteUrl } = mail
  const t = mailText(language)
  const values = { workshop: workshopTitle(date), dates: dateRange(date, language), booker: personName(order.booker) }
  const isBooker = person.email === order.booker.email
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('dateConfirmed.preview', values)}
      headline={t('dateConfirmed.headline')}
      why={isBooker ? t('bookingConfirmation.why') : t('participantCancelled.why', { ...values, whose: 'given' })}
    >
      <Paragraph>{t('greeting', { firstName: isolated(person.firstName) })}</Paragraph>
      <Paragraph>{t('dateConfirmed.intro', values)}</Paragraph>
      {brought && <InvoiceChapter brought={brought} language={language} />}
      <Chapter title={t('bookingConfirmation.workshop')}>
        <WorkshopFacts date={date} language={language} />
        <ContactLine language={language} />
      </Chapter>
    </Frame>
  )
}
