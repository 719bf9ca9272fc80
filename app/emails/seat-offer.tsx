import type { Language } from '#domain/language.ts'
import { formatDeadline } from '../i18n/format-dates.ts'
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

/** To the booker who waited: the seats are there, and until when. */
export const seatOffer: MailKind<'seat-offer'> = {
  subject: (mail, language) =>
    mailText(language)(mail.registration.seats === 1 ? 'seatOffer.subjectOne' : 'seatOffer.subject', {
      workshop: workshopTitle(mail.date),
      dates: dateRange(mail.date, language),
    }),
  body: (mail, language) => <SeatOffer mail={mail} language={language} />,
}

function SeatOffer({ mail, language }: { mail: MailOf<'seat-offer'>; language: Language }) {
  const { registration, date, request, quote, registrationUrl, until, siteUrl } = mail
  const t = mailText(language)
  const end = formatDeadline(until.epochMilliseconds, language)
  const values = { workshop: workshopTitle(date), count: registration.seats, end }
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('seatOffer.preview', values)}
      headline={t('seatOffer.headline', values)}
      why={t('waitlistWelcome.why')}
    >
      <Paragraph>{t('greeting', { firstName: isolated(request.booker.firstName) })}</Paragraph>
      <Paragraph>{t('seatOffer.intro', values)}</Paragraph>
      <Paragraph>
        <strong>{t('seatOffer.until', values)}</strong>
      </Paragraph>
      <Button href={registrationUrl}>{t('seatOffer.confirm')}</Button>
      <SmallPrint>{t('seatOffer.after', values)}</SmallPrint>
      <Chapter title={t('bookingConfirmation.workshop')}>
        <WorkshopFacts date={date} language={language} />
      </Chapter>
      <Chapter title={t('bookingConfirmation.price')}>
        <OrderTable quote={quote} language={language} />
        <ContactLine language={language} />
      </Chapter>
    </Frame>
  )
}
