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
import { orderedExtent, orderedTitle } from './ordered.ts'
import { PaidNote } from './paid-note.tsx'
import { SmallPrint } from './paragraph.tsx'
import { personName } from './person-name.ts'
import { PriceChapters } from './price-chapters.tsx'

/** The note to the office about tickets or a package. Without the order's link: that key is the booker's alone. */
export const newPurchase: MailKind<'new-purchase'> = {
  subject: (mail, language) =>
    mailText(language)('purchase.officeSubject', {
      number: mail.order.number,
      what: orderedTitle(mail, language),
      extent: orderedExtent(mail, language),
      customer: isolated(mail.order.invoice.company ?? personName(mail.order.booker)),
    }),
  body: (mail, language) => <NewPurchase mail={mail} language={language} />,
}

function NewPurchase({ mail, language }: { mail: MailOf<'new-purchase'>; language: Language }) {
  const { order, paidUrl, siteUrl } = mail
  const { booker, number, customerNumber, quote } = order
  const t = mailText(language)
  const placedAt = formatDateTime(order.placedAt.epochMilliseconds, { language, time: true })
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('newBooking.preview', { booker: personName(booker), total: formatMoney(quote.gross, language) })}
      headline={t('purchase.officeHeadline', { what: orderedTitle(mail, language) })}
      why={t('newBooking.why')}
    >
      <SmallPrint>{t('newBooking.numbers', { number, customerNumber, placedAt })}</SmallPrint>
      <PaidNote paidUrl={paidUrl} language={language} />
      <BookingLink id={order.id} siteUrl={siteUrl} language={language} />
      <BookerFacts booker={booker} language={language} />
      <Fact label={t('newBooking.bookingLanguage')}>{t(`workshop.languages.${order.language}`)}</Fact>
      <PriceChapters order={order} language={language} />
    </Frame>
  )
}
