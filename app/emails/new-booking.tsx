import type { Language } from '#domain/language.ts'
import { formatDateTime } from '../i18n/format-dates.ts'
import { formatMoney } from '../i18n/format-money.ts'
import { Chapter } from './chapter.tsx'
import { isolated } from './entered-text.ts'
import { Fact } from './fact.tsx'
import { Frame } from './frame.tsx'
import { invoiceLines } from './invoice-lines.ts'
import { Lines } from './lines.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { OrderTable } from './order-table.tsx'
import { PaidNote } from './paid-note.tsx'
import { Paragraph, SmallPrint } from './paragraph.tsx'
import { ParticipantList } from './participant-list.tsx'
import { personName } from './person-name.ts'
import { dateRange } from './times.ts'
import { WorkshopFacts } from './workshop-facts.tsx'
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
