import type { Language } from '#domain/language.ts'
import { formatDateTime } from '../i18n/format-dates.ts'
import { formatMoney } from '../i18n/format-money.ts'
import { BookerFacts } from './booker-facts.tsx'
import { BookingLink } from './booking-link.tsx'
import { isolated } from './entered-text.ts'
import { Fact } from './fact.tsx'
import { Frame } from './frame.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { PaidNote } from './paid-note.tsx'
import { SmallPrint } from './paragraph.tsx'
import { personName } from './person-name.ts'
import { PriceChapters } from './price-chapters.tsx'
import { dateRange } from './times.ts'
import { WorkshopChapters } from './workshop-chapters.tsx'
import { workshopCode } from './workshop-name.ts'

/** The note to the office. Without the order's link: that key is the booker's alone. */
export const newBooking: MailKind<'new-booking'> = {
  subject: ({ order, date }, language) =>
    mailText(language)('newBooking.subject', {
      number: order.number,
      code: workshopCode(date),
      dates: dateRange(date, language),
      count: order.participants.length,
      customer: isolated(order.invoice.company ?? personName(order.booker)),
    }),
  body: (mail, language) => <NewBooking mail={mail} language={language} />,
}

function NewBooking({ mail, language }: { mail: MailOf<'new-booking'>; language: Language }) {
  const { order, date, siteUrl } = mail
  const { booker, participants, number, customerNumber, quote } = order
  const t = mailText(language)
  const placedAt = formatDateTime(order.placedAt.epochMilliseconds, { language, time: true })
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('newBooking.preview', { booker: personName(booker), total: formatMoney(quote.gross, language) })}
      headline={t('newBooking.headline', { count: participants.length, code: workshopCode(date) })}
      why={t('newBooking.why')}
    >
      <SmallPrint>{t('newBooking.numbers', { number, customerNumber, placedAt })}</SmallPrint>
      <PaidNote paidUrl={mail.paidUrl} language={language} />
      <BookingLink id={order.id} siteUrl={siteUrl} language={language} />
      <BookerFacts booker={booker} language={language} />
      <Fact label={t('newBooking.bookingLanguage')}>{t(`workshop.languages.${order.language}`)}</Fact>
      <WorkshopChapters date={date} participants={participants} language={language} />
      <PriceChapters order={order} language={language} />
    </Frame>
  )
}
