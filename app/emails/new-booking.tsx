import type { Language } from '#domain/language.ts'
import { formatDateTime } from '../i18n/format-dates.ts'
import { formatMoney } from '../i18n/format-money.ts'
import { Chapter } from './chapter.tsx'
import { Fact } from './fact.tsx'
import { Frame } from './frame.tsx'
import { invoiceLines } from './invoice-lines.ts'
import { Lines } from './lines.tsx'
import type { NewBookingMail } from './mail-message.ts'
import { mailText } from './mail-text.ts'
import { OrderTable } from './order-table.tsx'
import { Paragraph, SmallPrint } from './paragraph.tsx'
import { ParticipantList } from './participant-list.tsx'
import { personName } from './person-name.ts'
import { WorkshopFacts } from './workshop-facts.tsx'
import { workshopCode } from './workshop-name.ts'

/** The note to the office. Without the order's link: that key is the booker's alone. */
export function NewBooking({ mail, language }: { mail: NewBookingMail; language: Language }) {
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
      <Fact label={t('newBooking.booker')}>
        <Lines lines={[personName(booker), booker.email, ...(booker.phone ? [booker.phone] : [])]} />
      </Fact>
      <Fact label={t('newBooking.notes')}>
        <Lines lines={booker.notes?.split('\n') ?? [t('newBooking.noNotes')]} />
      </Fact>
      <Fact label={t('newBooking.bookingLanguage')}>{t(`workshop.languages.${order.language}`)}</Fact>
      <Chapter title={t('bookingConfirmation.workshop')}>
        <WorkshopFacts date={date} language={language} />
      </Chapter>
      <Chapter title={t('bookingConfirmation.participants')}>
        <ParticipantList participants={participants} language={language} />
      </Chapter>
      <Chapter title={t('bookingConfirmation.price')}>
        <OrderTable quote={quote} language={language} />
      </Chapter>
      <Chapter title={t('bookingConfirmation.invoiceAddress')}>
        <Paragraph>
          <Lines lines={invoiceLines(order, language)} />
        </Paragraph>
      </Chapter>
    </Frame>
  )
}
