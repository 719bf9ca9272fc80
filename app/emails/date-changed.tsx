import type { Language } from '#domain/language.ts'
import { Chapter } from './chapter.tsx'
import { ContactLine } from './contact-line.tsx'
import { isolated } from './entered-text.ts'
import { Frame } from './frame.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { Paragraph } from './paragraph.tsx'
import { seatOf } from './party.ts'
import { personName } from './person-name.ts'
import { dateRange } from './times.ts'
import { WorkshopFacts } from './workshop-facts.tsx'
import { workshopTitle } from './workshop-name.ts'

/** To a participant: another time or place. Carries the calendar file that replaces the entry. */
export const dateChanged: MailKind<'date-changed'> = {
  subject: (mail, language) =>
    mailText(language)(mail.transferred ? 'dateChanged.subjectTransferred' : 'dateChanged.subject', {
      workshop: workshopTitle(mail.date),
      dates: dateRange(mail.date, language),
    }),
  body: (mail, language) => <DateChanged mail={mail} language={language} />,
}

function DateChanged({ mail, language }: { mail: MailOf<'date-changed'>; language: Language }) {
  const { order, date, participant, transferred, siteUrl } = mail
  const t = mailText(language)
  const values = {
    workshop: workshopTitle(date),
    dates: dateRange(date, language),
    booker: personName(order.booker),
    whose: seatOf(participant, order),
  }
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('dateChanged.preview', values)}
      headline={t(transferred ? 'dateChanged.headlineTransferred' : 'dateChanged.headline')}
      why={t('participantCancelled.why', values)}
    >
      <Paragraph>{t('greeting', { firstName: isolated(participant.firstName) })}</Paragraph>
      <Paragraph>{t(transferred ? 'dateChanged.introTransferred' : 'dateChanged.intro', values)}</Paragraph>
      <Chapter title={t('bookingConfirmation.workshop')}>
        <WorkshopFacts date={date} language={language} />
        <Paragraph>{t('dateChanged.calendar')}</Paragraph>
        <ContactLine language={language} />
      </Chapter>
    </Frame>
  )
}
