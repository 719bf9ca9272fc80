import type { Language } from '#domain/language.ts'
import { BookerFacts } from './booker-facts.tsx'
import { BookingLink } from './booking-link.tsx'
import { Button } from './button.tsx'
import { Chapter } from './chapter.tsx'
import { isolated } from './entered-text.ts'
import { Frame } from './frame.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { OrderTable } from './order-table.tsx'
import { Paragraph } from './paragraph.tsx'
import { personName } from './person-name.ts'
import { dateRange } from './times.ts'
import { WorkshopChapters } from './workshop-chapters.tsx'
import { workshopCode } from './workshop-name.ts'

/** The note to the office about somebody who waits. Without the booker’s own key. */
export const newRegistration: MailKind<'new-registration'> = {
  subject: ({ date, request, registration }, language) =>
    mailText(language)('newRegistration.subject', {
      code: workshopCode(date),
      dates: dateRange(date, language),
      count: registration.seats,
      customer: isolated(request.invoice.company ?? personName(request.booker)),
    }),
  body: (mail, language) => <NewRegistration mail={mail} language={language} />,
}

function NewRegistration({ mail, language }: { mail: MailOf<'new-registration'>; language: Language }) {
  const { registration, date, request, participants, quote, offerUrl, siteUrl } = mail
  const { booker } = request
  const t = mailText(language)
  const reason = quote.region === undefined ? 'full' : 'regional'
  const values = { reason, count: registration.seats, code: workshopCode(date), region: quote.region ?? 1 }
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('newRegistration.preview', values)}
      headline={t('newRegistration.headline', values)}
      why={t('newRegistration.why')}
    >
      <Paragraph>{t('newRegistration.intro', values)}</Paragraph>
      <Button href={offerUrl}>{t('newRegistration.offer')}</Button>
      <BookingLink id={registration.id} siteUrl={siteUrl} language={language} />
      <BookerFacts booker={booker} language={language} />
      <WorkshopChapters date={date} participants={participants} language={language} />
      <Chapter title={t('bookingConfirmation.price')}>
        <OrderTable quote={quote} language={language} />
      </Chapter>
    </Frame>
  )
}
