import type { Language } from '#domain/language.ts'
import { formatDateTime } from '../i18n/format-dates.ts'
import { Chapter } from './chapter.tsx'
import { Fact } from './fact.tsx'
import { Frame } from './frame.tsx'
import { Lines } from './lines.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { OrderTable } from './order-table.tsx'
import { Paragraph } from './paragraph.tsx'
import { personName } from './person-name.ts'
import { dateRange } from './times.ts'
import { WorkshopFacts } from './workshop-facts.tsx'
import { workshopCode } from './workshop-name.ts'

/** The note to the office about a cancelled order. */
export const bookingCancelled: MailKind<'booking-cancelled'> = {
  subject: ({ order, date }, language) =>
    mailText(language)('bookingCancelled.subject', {
      number: order.number,
      code: workshopCode(date),
      dates: dateRange(date, language),
    }),
  body: (mail, language) => <BookingCancelled mail={mail} language={language} />,
}

function BookingCancelled({ mail, language }: { mail: MailOf<'booking-cancelled'>; language: Language }) {
  const { order, date, way, fee, at, vouchers, siteUrl } = mail
  const t = mailText(language)
  const when = formatDateTime(at.epochMilliseconds, { language, time: true })
  const values = { way, fee, when, number: order.number, code: workshopCode(date), count: order.participants.length }
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('bookingCancelled.preview', values)}
      headline={t('bookingCancelled.headline', values)}
      why={t('newBooking.why')}
    >
      <Paragraph>{t('bookingCancelled.intro', values)}</Paragraph>
      <Fact label={t('newBooking.booker')}>
        <Lines lines={[personName(order.booker), order.booker.email]} />
      </Fact>
      {vouchers.length > 0 && (
        <Fact label={t('bookingCancelled.vouchers')}>
          <Lines lines={vouchers} />
        </Fact>
      )}
      <Chapter title={t('bookingConfirmation.workshop')}>
        <WorkshopFacts date={date} language={language} />
      </Chapter>
      <Chapter title={t('bookingConfirmation.price')}>
        <OrderTable quote={order.quote} language={language} />
      </Chapter>
    </Frame>
  )
}
