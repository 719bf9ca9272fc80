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

/** To the booker: the time to confirm is over. */
export const offerExpired: MailKind<'offer-expired'> = {
  subject: (mail, language) =>
    mailText(language)('offerExpired.subject', {
      workshop: workshopTitle(mail.date),
      dates: dateRange(mail.date, language),
    }),
  body: (mail, language) => <OfferExpired mail={mail} language={language} />,
}

function OfferExpired({ mail, language }: { mail: MailOf<'offer-expired'>; language: Language }) {
  const { date, request, siteUrl } = mail
  const t = mailText(language)
  const values = { workshop: workshopTitle(date), dates: dateRange(date, language) }
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('offerExpired.preview', values)}
      headline={t('offerExpired.headline')}
      why={t('waitlistWelcome.why')}
    >
      <Paragraph>{t('greeting', { firstName: isolated(request.booker.firstName) })}</Paragraph>
      <Paragraph>{t('offerExpired.intro', values)}</Paragraph>
      <Paragraph>{t('offerExpired.further')}</Paragraph>
      <Button href={`${siteUrl}/${language}/workshops`}>{t('offerExpired.dates')}</Button>
      <ContactLine language={language} />
    </Frame>
  )
}
