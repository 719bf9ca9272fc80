import type { Language } from '#domain/language.ts'
import type { Order } from '#domain/order/order.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { formatMoney } from '#i18n/format-money.ts'
import type { Mail, Message } from '#mails/mail.ts'
import { mailText } from '#mails/mail-text.ts'
import { BookerFacts } from '#mails/parts/booker-facts.tsx'
import { BookingLink } from '#mails/parts/booking-link.tsx'
import { isolated } from '#mails/parts/entered-text.ts'
import { Fact } from '#mails/parts/fact.tsx'
import { Frame } from '#mails/parts/frame.tsx'
import { orderedExtent, orderedTitle } from '#mails/parts/ordered.ts'
import { PaidNote } from '#mails/parts/paid-note.tsx'
import { SmallPrint } from '#mails/parts/paragraph.tsx'
import { personName } from '#mails/parts/person-name.ts'
import { PriceChapters } from '#mails/parts/price-chapters.tsx'
import { sample } from '#mails/parts/sample.ts'
import { samplePackage } from '#mails/parts/sample-purchases.ts'

declare module '#platform/ports/mails.ts' {
  interface Mails {
    'new-purchase': {
      message: {
        order: Order
        /** Where the office notes that the invoice is paid, as long as vouchers wait for that. */
        paidUrl: string | null
      }
    }
  }
}

/** The note to the office about tickets or a package. Without the order's link: that key is the booker's alone. */
export const newPurchase = {
  subject: (mail, language) =>
    mailText(language)('newPurchase.subject', {
      number: mail.order.number,
      what: orderedTitle(mail, language),
      extent: orderedExtent(mail, language),
      customer: isolated(mail.order.invoice.company ?? personName(mail.order.booker)),
    }),
  body: (mail, language) => <NewPurchase mail={mail} language={language} />,
  samples: [{ order: samplePackage, paidUrl: sample.paidUrl }],
} satisfies Mail<'new-purchase'>

function NewPurchase({ mail, language }: { mail: Message<'new-purchase'>; language: Language }) {
  const { order, paidUrl, siteUrl } = mail
  const { booker, number, customerNumber, quote } = order
  const t = mailText(language)
  const placedAt = formatDateTime(order.placedAt.epochMilliseconds, { language, time: true })
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('newBooking.preview', { booker: personName(booker), total: formatMoney(quote.gross, language) })}
      headline={t('newPurchase.headline', { what: orderedTitle(mail, language) })}
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
