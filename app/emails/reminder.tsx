import type { Language } from '#domain/language.ts'
import { Button } from './button.tsx'
import { Chapter } from './chapter.tsx'
import { ContactLine } from './contact-line.tsx'
import { isolated } from './entered-text.ts'
import { Fact } from './fact.tsx'
import { Frame } from './frame.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { Paragraph } from './paragraph.tsx'
import { personName } from './person-name.ts'
import { dateRange, timeOfStart } from './times.ts'
import { VideoRoom } from './video-room.tsx'
import { WorkshopFacts } from './workshop-facts.tsx'
import { workshopTitle } from './workshop-name.ts'

/** The practical details about a week before, to each participant and to a booker who stays at home. Carries the calendar file. */
export const reminder: MailKind<'reminder'> = {
  subject: (mail, language) => mailText(language)('reminder.subject', valuesOf(mail, language)),
  body: (mail, language) => <Reminder mail={mail} language={language} />,
}

function Reminder({ mail, language }: { mail: MailOf<'reminder'>; language: Language }) {
  const { date, person, siteUrl, dataUrl } = mail
  const t = mailText(language)
  const values = valuesOf(mail, language)
  const consentUrl = `${siteUrl}/${language}/dsgvo/${date.slug}`
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('reminder.preview', values)}
      headline={t('reminder.headline', values)}
      why={t('reminder.why', values)}
    >
      <Paragraph>{t('greeting', { firstName: isolated(person.firstName) })}</Paragraph>
      <Paragraph>{t('reminder.intro', values)}</Paragraph>
      <Chapter title={t('reminder.workshop')}>
        <WorkshopFacts date={date} language={language} />
        <Way mail={mail} language={language} />
        <Fact label={t('reminder.bringTitle')}>{t('reminder.bringText', values)}</Fact>
      </Chapter>
      <Chapter title={t('reminder.dataTitle')}>
        <Paragraph>{t('reminder.dataText', values)}</Paragraph>
        <Button href={dataUrl}>{t('reminder.data', values)}</Button>
      </Chapter>
      {mail.to === 'participant' && (
        <Chapter title={t('reminder.certificateTitle')}>
          <Paragraph>{t('reminder.certificateText')}</Paragraph>
          <Button href={consentUrl}>{t('reminder.certificate')}</Button>
        </Chapter>
      )}
      <ContactLine language={language} />
    </Frame>
  )
}

/** How to get in: when coffee is ready, or the video room. */
function Way({ mail: { date }, language }: { mail: MailOf<'reminder'>; language: Language }) {
  const t = mailText(language)
  const times = { early: timeOfStart(date, 15), start: timeOfStart(date) }
  if (date.delivery === 'on-site')
    return <Fact label={t('reminder.arriveTitle')}>{t('reminder.arriveText', times)}</Fact>
  return <VideoRoom date={date} language={language} />
}

function valuesOf({ date, order, to }: MailOf<'reminder'>, language: Language) {
  return {
    to,
    delivery: date.delivery,
    workshop: workshopTitle(date),
    dates: dateRange(date, language),
    booker: personName(order.booker),
    count: order.participants.length,
  }
}
