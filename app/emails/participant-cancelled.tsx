import type { Language } from '#domain/language.ts'
import { ContactLine } from './contact-line.tsx'
import { isolated } from './entered-text.ts'
import { Frame } from './frame.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { Paragraph } from './paragraph.tsx'
import { isSamePerson, seatOf } from './party.ts'
import { personName } from './person-name.ts'
import { dateRange } from './times.ts'
import { workshopTitle } from './workshop-name.ts'

/** To a participant who is not expected any more: the order or the date is cancelled, or somebody else has the seat. Carries the calendar file that takes the entry out. */
export const participantCancelled: MailKind<'participant-cancelled'> = {
  subject: (mail, language) =>
    mailText(language)('participantCancelled.subject', {
      reason: reasonOf(mail),
      workshop: workshopTitle(mail.date),
      dates: dateRange(mail.date, language),
    }),
  body: (mail, language) => <ParticipantCancelled mail={mail} language={language} />,
}

function ParticipantCancelled({ mail, language }: { mail: MailOf<'participant-cancelled'>; language: Language }) {
  const { order, date, participant, siteUrl } = mail
  const t = mailText(language)
  const values = {
    reason: reasonOf(mail),
    workshop: workshopTitle(date),
    dates: dateRange(date, language),
    booker: personName(order.booker),
    whose: seatOf(participant, order),
  }
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('participantCancelled.preview', values)}
      headline={t('participantCancelled.headline', values)}
      why={t('participantCancelled.why', values)}
    >
      <Paragraph>{t('greeting', { firstName: isolated(participant.firstName) })}</Paragraph>
      <Paragraph>{t('participantCancelled.intro', values)}</Paragraph>
      <Paragraph>{t('participantCancelled.calendar')}</Paragraph>
      <ContactLine language={language} />
    </Frame>
  )
}

function reasonOf({
  order,
  date,
  participant,
}: MailOf<'participant-cancelled'>): 'calledOff' | 'passedOn' | 'cancelled' {
  if (date.calledOff) return 'calledOff'
  return order.participants.some((other) => isSamePerson(other, participant)) ? 'cancelled' : 'passedOn'
}
