import type { Language } from '#domain/language.ts'
import type { MailWords, Message } from '#mails/mail.ts'
import { mailText } from '#mails/mail-text.ts'
import { Button } from '#mails/parts/button.tsx'
import { ContactLine } from '#mails/parts/contact-line.tsx'
import { isolated } from '#mails/parts/entered-text.ts'
import { Frame } from '#mails/parts/frame.tsx'
import { Paragraph } from '#mails/parts/paragraph.tsx'
import { dateRange } from '#mails/parts/times.ts'
import { workshopTitle } from '#mails/parts/workshop-name.ts'

/** The two ways that waiting ends without seats. */
type RegistrationOverMail = 'offer-expired' | 'registration-cancelled'

/** To the booker: the registration is over, and where the other dates are. `said` names its texts. */
export function registrationOver(
  said: 'offerExpired' | 'registrationCancelled',
): Pick<MailWords<RegistrationOverMail>, 'subject' | 'body'> {
  return {
    subject: (mail, language) => mailText(language)(`${said}.subject`, valuesOf(mail, language)),
    body: (mail, language) => <RegistrationOver said={said} mail={mail} language={language} />,
  }
}

interface RegistrationOverProps {
  said: 'offerExpired' | 'registrationCancelled'
  mail: Message<RegistrationOverMail>
  language: Language
}

function RegistrationOver({ said, mail, language }: RegistrationOverProps) {
  const { request, siteUrl } = mail
  const t = mailText(language)
  const values = valuesOf(mail, language)
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t(`${said}.preview`, values)}
      headline={t(`${said}.headline`, values)}
      why={t('waitlistWelcome.why')}
    >
      <Paragraph>{t('greeting', { firstName: isolated(request.booker.firstName) })}</Paragraph>
      <Paragraph>{t(`${said}.intro`, values)}</Paragraph>
      <Paragraph>{t(`${said}.further`)}</Paragraph>
      <Button href={`${siteUrl}/${language}/workshops`}>{t(`${said}.dates`)}</Button>
      <ContactLine language={language} />
    </Frame>
  )
}

function valuesOf({ date }: Message<RegistrationOverMail>, language: Language) {
  return {
    workshop: workshopTitle(date),
    dates: dateRange(date, language),
    reason: date.calledOff ? 'calledOff' : 'cancelled',
  }
}
