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

/** To the booker: the registration is cancelled, by whomever, or with the date. */
export const registrationCancelled: MailKind<'registration-cancelled'> = {
  subject: (mail, language) =>
    mailText(language)('registrationCancelled.subject', {
      workshop: workshopTitle(mail.date),
      dates: dateRange(mail.date, language),
    }),
  body: (mail, language) => <RegistrationCancelled mail={mail} language={language} />,
}

function RegistrationCancelled({ mail, language }: { mail: MailOf<'registration-cancelled'>; language: Language }) {
  const { date, request, siteUrl } = mail
  const t = mailText(language)
  const values = {
    workshop: workshopTitle(date),
    dates: dateRange(date, language),
    reason: date.calledOff ? 'calledOff' : 'cancelled',
  }
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('registrationCancelled.preview', values)}
      headline={t('registrationCancelled.headline', values)}
      why={t('waitlistWelcome.why')}
    >
      <Paragraph>{t('greeting', { firstName: isolated(request.booker.firstName) })}</Paragraph>
      <Paragraph>{t('registrationCancelled.intro', values)}</Paragraph>
      <Paragraph>{t('registrationCancelled.further')}</Paragraph>
      <Button href={`${siteUrl}/${language}/workshops`}>{t('registrationCancelled.dates')}</Button>
      <ContactLine language={language} />
    </Frame>
  )
}
