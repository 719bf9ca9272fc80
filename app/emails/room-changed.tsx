import type { Language } from '#domain/language.ts'
import { Chapter } from './chapter.tsx'
import { ContactLine } from './contact-line.tsx'
import { isolated } from './entered-text.ts'
import { Fact } from './fact.tsx'
import { Frame } from './frame.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { Paragraph } from './paragraph.tsx'
import { TextLink } from './text-link.tsx'
import { dateRange, timeOfStart } from './times.ts'
import { WorkshopFacts } from './workshop-facts.tsx'
import { workshopTitle } from './workshop-name.ts'

/** The video room of an online workshop, as it is now. Carries the calendar file that names it. */
export const roomChanged: MailKind<'room-changed'> = {
  subject: (mail, language) => mailText(language)('roomChanged.subject', valuesOf(mail, language)),
  body: (mail, language) => <RoomChanged mail={mail} language={language} />,
}

function RoomChanged({ mail, language }: { mail: MailOf<'room-changed'>; language: Language }) {
  const { date, person, roomUrl, siteUrl } = mail
  const t = mailText(language)
  const values = valuesOf(mail, language)
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('roomChanged.preview', values)}
      headline={t('roomChanged.headline')}
      why={t('roomChanged.why')}
    >
      <Paragraph>{t('greeting', { firstName: isolated(person.firstName) })}</Paragraph>
      <Paragraph>{t('roomChanged.intro', values)}</Paragraph>
      <Fact label={t('reminder.roomTitle')}>
        <TextLink href={roomUrl}>{roomUrl}</TextLink>
      </Fact>
      <Paragraph>{t('roomChanged.former')}</Paragraph>
      <Chapter title={t('bookingConfirmation.workshop')}>
        <WorkshopFacts date={date} language={language} />
        <Fact label={t('reminder.joinTitle')}>
          {t('reminder.joinText', { early: timeOfStart(date, 15), start: timeOfStart(date) })}
        </Fact>
        <Paragraph>{t('dateChanged.calendar')}</Paragraph>
        <ContactLine language={language} />
      </Chapter>
    </Frame>
  )
}

function valuesOf({ date }: MailOf<'room-changed'>, language: Language) {
  return { workshop: workshopTitle(date), dates: dateRange(date, language) }
}
