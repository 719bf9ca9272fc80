import { formatDateTime } from '#app/i18n/format-dates.ts'
import { formatMoney } from '#app/i18n/format-money.ts'
import type { Language } from '#domain/language.ts'
import type { Order } from '#domain/order/order.ts'
import type { Mail, Message } from '../mail.ts'
import { mailText } from '../mail-text.ts'
import { BookerFacts } from '../parts/booker-facts.tsx'
import { BookingLink } from '../parts/booking-link.tsx'
import { isolated } from '../parts/entered-text.ts'
import { Fact } from '../parts/fact.tsx'
import { Frame } from '../parts/frame.tsx'
import { orderedExtent, orderedTitle } from '../parts/ordered.ts'
import { PaidNote } from '../parts/paid-note.tsx'
import { SmallPrint } from '../parts/paragraph.tsx'
import { personName } from '../parts/person-name.ts'
import { PriceChapters } from '../parts/price-chapters.tsx'
import { sample } from '../parts/sample.ts'
import { samplePackage } from '../parts/sample-purchases.ts'

declare module '#usecases/ports/mails.ts' {
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
