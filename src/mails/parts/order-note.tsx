import type { Language } from '#domain/language.ts'
import type { Order } from '#domain/order/order.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { mailText } from '../mail-text.ts'
import { BookerFacts } from './booker-facts.tsx'
import { BookingLink } from './booking-link.tsx'
import { isolated } from './entered-text.ts'
import { Fact } from './fact.tsx'
import { PaidNote } from './paid-note.tsx'
import { SmallPrint } from './paragraph.tsx'
import { personName } from './person-name.ts'

interface OrderNoteProps {
  mail: { order: Order; paidUrl: string | null; siteUrl: string }
  language: Language
}

/** What the office reads of an order that has come in: its numbers, how to note that it is paid, who booked. */
export function OrderNote({ mail: { order, paidUrl, siteUrl }, language }: OrderNoteProps) {
  const { booker, number, customerNumber } = order
  const t = mailText(language)
  const placedAt = formatDateTime(order.placedAt.epochMilliseconds, { language, time: true })
  return (
    <>
      <SmallPrint>{t('newBooking.numbers', { number, customerNumber, placedAt })}</SmallPrint>
      <PaidNote paidUrl={paidUrl} language={language} />
      <BookingLink id={order.id} siteUrl={siteUrl} language={language} />
      <BookerFacts booker={booker} language={language} />
      <Fact label={t('newBooking.bookingLanguage')}>{t(`workshop.languages.${order.language}`)}</Fact>
    </>
  )
}

/** What the texts of such a note say of the order. */
export function orderNoteValues({ number, invoice, booker, quote }: Order, language: Language) {
  return {
    number,
    customer: isolated(invoice.company ?? personName(booker)),
    booker: personName(booker),
    total: formatMoney(quote.gross, language),
  }
}
