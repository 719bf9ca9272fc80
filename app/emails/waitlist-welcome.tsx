import type { Language } from '#domain/language.ts'
import { useSiteSettings } from '../site-settings.ts'
import { Button } from './button.tsx'
import { Chapter } from './chapter.tsx'
import { ContactLine } from './contact-line.tsx'
import { isolated } from './entered-text.ts'
import { Frame } from './frame.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { OrderTable } from './order-table.tsx'
import { Paragraph, SmallPrint } from './paragraph.tsx'
import { dateRange } from './times.ts'
import { WorkshopFacts } from './workshop-facts.tsx'
import { workshopTitle } from './workshop-name.ts'

/** To the booker who waits: for a seat of a full date, or for one at a regional price. */
export const waitlistWelcome: MailKind<'waitlist-welcome'> = {
  subject: (mail, language) =>
    mailText(language)('waitlistWelcome.subject', {
      workshop: workshopTitle(mail.date),
      dates: dateRange(mail.date, language),
    }),
  body: (mail, language) => <WaitlistWelcome mail={mail} language={language} />,
}

function WaitlistWelcome({ mail, language }: { mail: MailOf<'waitlist-welcome'>; language: Language }) {
  const { registration, date, request, quote, registrationUrl, siteUrl } = mail
  const t = mailText(language)
  const { windows } = useSiteSettings()
  const reason = request.declinesRegionalDiscount || quote.region === undefined ? 'full' : 'regional'
  const values = { reason, workshop: workshopTitle(date), count: registration.seats }
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('waitlistWelcome.preview', values)}
      headline={t('waitlistWelcome.headline')}
      why={t('waitlistWelcome.why')}
    >
      <Paragraph>{t('greeting', { firstName: isolated(request.booker.firstName) })}</Paragraph>
      <Paragraph>{t('waitlistWelcome.intro', values)}</Paragraph>
      <Paragraph>{t('waitlistWelcome.how', { ...values, hours: windows.offerHours })}</Paragraph>
      <Button href={registrationUrl}>{t('waitlistWelcome.view')}</Button>
      <Chapter title={t('bookingConfirmation.workshop')}>
        <WorkshopFacts date={date} language={language} />
      </Chapter>
      <Chapter title={t('waitlistWelcome.price')}>
        <OrderTable quote={quote} language={language} />
        <SmallPrint>{t('waitlistWelcome.nothingDue')}</SmallPrint>
        <ContactLine language={language} />
      </Chapter>
    </Frame>
  )
}
