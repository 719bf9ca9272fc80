import type { Language } from '#domain/language.ts'
import { hasStarted } from '#domain/workshop/workshop-date.ts'
import { formatDateTime } from '../i18n/format-dates.ts'
import { Chapter } from './chapter.tsx'
import { Fact } from './fact.tsx'
import { Frame } from './frame.tsx'
import { Lines } from './lines.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { OrderTable } from './order-table.tsx'
import { orderedExtent, orderedTitle } from './ordered.ts'
import { Paragraph } from './paragraph.tsx'
import { personName } from './person-name.ts'
import { WorkshopFacts } from './workshop-facts.tsx'
import { workshopCode } from './workshop-name.ts'

/** The note to the office about a cancelled order. */
export const bookingCancelled: MailKind<'booking-cancelled'> = {
  subject: (mail, language) =>
    mailText(language)('bookingCancelled.subject', {
      number: mail.order.number,
      code: shortName(mail, language),
      dates: orderedExtent(mail, language),
    }),
  body: (mail, language) => <BookingCancelled mail={mail} language={language} />,
}

function BookingCancelled({ mail, language }: { mail: MailOf<'booking-cancelled'>; language: Language }) {
  const { order, date, way, fee, percent = 0, at, vouchers, siteUrl } = mail
  const t = mailText(language)
  const when = formatDateTime(at.epochMilliseconds, { language, time: true })
  const begun = date && hasStarted(date, at) ? 'yes' : 'no'
  const values = { way, fee, percent, begun, when, number: order.number, count: order.participants.length }
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={date ? t('bookingCancelled.preview', values) : orderedTitle(mail, language)}
      headline={t('bookingCancelled.headline', values)}
      why={t('newBooking.why')}
    >
      <Paragraph>{t('bookingCancelled.intro', values)}</Paragraph>
      <Paragraph>{t(date ? 'bookingCancelled.fee' : 'bookingCancelled.feeWithoutSeats', values)}</Paragraph>
      <Fact label={t('newBooking.booker')}>
        <Lines lines={[personName(order.booker), order.booker.email]} />
      </Fact>
      {vouchers.length > 0 && (
        <Fact label={t('bookingCancelled.vouchers')}>
          <Lines lines={vouchers} />
        </Fact>
      )}
      {date && (
        <Chapter title={t('bookingConfirmation.workshop')}>
          <WorkshopFacts date={date} language={language} />
        </Chapter>
      )}
      {fee === 'full' && (
        <Chapter title={t('bookingConfirmation.price')}>
          <OrderTable quote={order.quote} language={language} />
        </Chapter>
      )}
    </Frame>
  )
}

/** 'FL2D' for seats, 'Flight Levels NOW' for the rest. */
function shortName(mail: MailOf<'booking-cancelled'>, language: Language): string {
  return mail.date ? workshopCode(mail.date) : orderedTitle(mail, language)
}
